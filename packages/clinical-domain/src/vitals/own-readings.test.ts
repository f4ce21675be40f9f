import type { Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import { lastDays, mergeDays, readDays } from './own-readings.ts';

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

test('the day that the device names stands over the clinic’s: a night begins the evening before', () => {
  const night = reading('93832-4', '2026-11-14', 25_920, {
    identifier: [
      {
        system: 'https://fhir.patientportal.example/NamingSystem/wearable-reading',
        value: 'p/sleep/2026-11-15',
      },
    ],
  });
  expect(readDays([night], 'sleep', zone)[0]?.day).toBe('2026-11-15');
});

const day = (of: string, value: number) => ({ day: of, value, endDate: `${of}T12:00:00Z` });

test('what this device knows of a day stands over what was synced', () => {
  const synced = [day('2026-11-13', 1), day('2026-11-14', 2)];
  expect(mergeDays(synced, [day('2026-11-14', 3), day('2026-11-15', 4)]).map(({ value }) => value)).toEqual([
    1, 3, 4,
  ]);
});

test('the last days, with gaps where nothing was read', () => {
  const shown = lastDays([day('2026-11-01', 1), day('2026-11-14', 2)], '2026-11-15', 3);
  expect(shown.map(({ day: of, reading: one }) => [of, one?.value])).toEqual([
    ['2026-11-13', undefined],
    ['2026-11-14', 2],
    ['2026-11-15', undefined],
  ]);
});
