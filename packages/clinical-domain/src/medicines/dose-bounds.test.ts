import type { Dosage, MedicationRequest, TimingRepeat } from 'fhir/r4';
import { expect, test } from 'vitest';
import { intervalOf, listBounds } from './dose-bounds.ts';

const zone = 'Asia/Kathmandu';
const hour = 3_600_000;
const at = (local: string) => Date.parse(`${local}:00+05:45`);
const order = (authoredOn?: string) => ({ ...(authoredOn && { authoredOn }) }) as MedicationRequest;
const dosage = (repeat: TimingRepeat, sequence?: number): Dosage => ({
  timing: { repeat },
  ...(sequence !== undefined && { sequence }),
});
const boundsOf = (authoredOn: string | undefined, ...dosages: Dosage[]) => {
  const bounds = listBounds(order(authoredOn), dosages, zone);
  return dosages.map((one) => bounds.get(one));
};
const lasting = (value: number, kind: object) => ({ boundsDuration: { value, ...kind } });

test.each<[string, TimingRepeat, number, number]>([
  ['for ever', {}, at('2026-11-16T00:00'), Infinity],
  [
    'of a period',
    { boundsPeriod: { start: '2026-11-18', end: '2026-11-20' } },
    at('2026-11-18T00:00'),
    at('2026-11-21T00:00'),
  ],
  [
    'of a period before the order',
    { boundsPeriod: { start: '2026-11-01' } },
    at('2026-11-01T00:00'),
    Infinity,
  ],
  ['seconds', lasting(90, { code: 's' }), at('2026-11-16T00:00'), at('2026-11-16T00:00') + 90_000],
  ['minutes', lasting(90, { code: 'min' }), at('2026-11-16T00:00'), at('2026-11-16T01:30')],
  ['hours', lasting(36, { unit: 'h' }), at('2026-11-16T00:00'), at('2026-11-17T12:00')],
  ['days', lasting(3, { code: 'd', unit: 'h' }), at('2026-11-16T00:00'), at('2026-11-19T00:00')],
  ['weeks', lasting(2, { code: 'wk' }), at('2026-11-16T00:00'), at('2026-11-30T00:00')],
  ['months', lasting(2, { code: 'mo' }), at('2026-11-16T00:00'), at('2027-01-16T00:00')],
  ['years', lasting(1.5, { code: 'a' }), at('2026-11-16T00:00'), at('2028-05-16T00:00')],
  ['an unknown time', lasting(3, { code: 'moons' }), at('2026-11-16T00:00'), Infinity],
  ['a time without a unit', lasting(3, {}), at('2026-11-16T00:00'), Infinity],
  [
    'at most so long',
    { boundsRange: { low: { value: 1, code: 'd' }, high: { value: 2, code: 'd' } } },
    at('2026-11-16T00:00'),
    at('2026-11-18T00:00'),
  ],
  [
    'the shorter of two',
    { boundsPeriod: { end: '2026-11-17' }, ...lasting(9, { code: 'd' }) },
    at('2026-11-16T00:00'),
    at('2026-11-18T00:00'),
  ],
  [
    'a month from an hour',
    { boundsPeriod: { start: '2026-11-16T09:30:00+05:45' }, ...lasting(1, { code: 'mo' }) },
    at('2026-11-16T09:30'),
    at('2026-12-16T09:30'),
  ],
])('%s', (_what, repeat, start, end) => {
  expect(boundsOf('2026-11-16', dosage(repeat))).toEqual([{ start, end }]);
});

test('what has no beginning has no length either', () => {
  expect(boundsOf(undefined, dosage(lasting(3, { code: 'd' })))).toEqual([
    { start: -Infinity, end: Infinity },
  ]);
  expect(boundsOf('2026-11-16', {})).toEqual([{ start: at('2026-11-16T00:00'), end: Infinity }]);
});

test('a step follows the longest of the step before, in their order; without an end it is not waited for', () => {
  const days = (value: number) => lasting(value, { code: 'd' });
  const [third, first, alsoFirst, second] = boundsOf(
    '2026-11-16',
    dosage(days(1), 3),
    dosage(days(2), 1),
    dosage(days(4), 1),
    dosage({}, 2),
  );
  expect([first?.start, alsoFirst?.start]).toEqual([at('2026-11-16T00:00'), at('2026-11-16T00:00')]);
  expect(second).toEqual({ start: at('2026-11-20T00:00'), end: Infinity });
  expect(third).toEqual({ start: at('2026-11-20T00:00'), end: at('2026-11-21T00:00') });
  const [none, one] = boundsOf('2026-11-16', dosage(days(2)), dosage(days(1), 1));
  expect(one?.start).toBe(none?.end);
});

test.each<[TimingRepeat, number | undefined]>([
  [{ period: 8, periodUnit: 'h' }, 8 * hour],
  [{ frequency: 2, period: 1, periodUnit: 'h' }, hour / 2],
  [{ periodUnit: 'min' }, hour / 60],
  [{ periodUnit: 's' }, 1000],
  [{ period: 0.5, periodUnit: 'd' }, 12 * hour],
  [{ period: 0.5, periodUnit: 'wk' }, 84 * hour],
  [{ period: 48, periodUnit: 'h' }, 48 * hour],
  [{ period: 1, periodUnit: 'd' }, undefined],
  [{ frequency: 3, period: 1, periodUnit: 'wk' }, undefined],
  [{ periodUnit: 'mo' }, undefined],
  [{}, undefined],
  [{ frequency: 0, periodUnit: 'h' }, undefined],
  [{ period: 0, periodUnit: 'h' }, undefined],
  [{ period: -1, periodUnit: 'h' }, undefined],
])('%j is every %s ms', (repeat, interval) => {
  expect(intervalOf(repeat)).toBe(interval);
});
