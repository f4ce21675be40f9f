import type { Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import { readDays } from './own-readings.ts';

const zone = 'Asia/Kathmandu';
const reading = (code: string, day: string, value: number, more: Partial<Observation> = {}): Observation => ({
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code }] },
  performer: [{ reference: 'Patient/p' }],
  effectivePeriod: { start: `${day}T00:00:00+05:45`, end: `${day}T23:59:00+05:45` },
  valueQuantity: { value, code: '1' },
  ...more,
});

test('one value a day, earliest first; the later of two stands', () => {
  const morning = reading('55423-8', '2026-11-14', 900, {
    effectivePeriod: { start: '2026-11-14T00:00:00+05:45', end: '2026-11-14T09:00:00+05:45' },
  });
  const days = readDays(
    [morning, reading('41950-7', '2026-11-14', 6000), reading('55423-8', '2026-11-13', 5000)],
    'steps',
    zone,
  );
  expect(days.map(({ day, value }) => [day, value])).toEqual([
    ['2026-11-13', 5000],
    ['2026-11-14', 6000],
  ]);
});

test('sleep is told in seconds, whatever the device sent', () => {
  const hours = reading('93832-4', '2026-11-14', 7.5, { valueQuantity: { value: 7.5, code: 'h' } });
  expect(readDays([hours], 'sleep', zone)[0]?.value).toBe(27_000);
});

test('neither what the clinic measured nor what was entered in error', () => {
  const clinic = reading('8867-4', '2026-11-14', 90, { performer: [{ reference: 'Practitioner/d' }] });
  const wrong = reading('8867-4', '2026-11-14', 300, { status: 'entered-in-error' });
  expect(readDays([clinic, wrong], 'heart_rate', zone)).toEqual([]);
});
