import type { TimingRepeat } from 'fhir/r4';
import { expect, test } from 'vitest';
import { addDays } from '../time/clinic-day.ts';
import { countOnDay } from './dose-days.ts';

/** A Sunday. */
const first = '2026-11-01';
const counts = (repeat: TimingRepeat, days = 14, from = first) =>
  Array.from({ length: days }, (_, index) => countOnDay(repeat, first, addDays(from, index))).join('');

test.each<[string, TimingRepeat, string]>([
  ['daily', {}, '11111111111111'],
  ['twice a day', { frequency: 2 }, '22222222222222'],
  ['every third day', { period: 3 }, '10010010010010'],
  ['twice in three days', { frequency: 2, period: 3 }, '11011011011011'],
  ['weekly', { periodUnit: 'wk' }, '10000001000000'],
  ['three times a week', { frequency: 3, periodUnit: 'wk' }, '10101001010100'],
  ['every two weeks', { period: 2, periodUnit: 'wk' }, '10000000000000'],
  ['on two weekdays', { periodUnit: 'wk', dayOfWeek: ['mon', 'sat'] }, '01000010100001'],
  ['on no weekdays', { dayOfWeek: [] }, '11111111111111'],
  [
    'on two weekdays, four times',
    { frequency: 4, periodUnit: 'wk', dayOfWeek: ['mon', 'sat'] },
    '02000020200002',
  ],
  [
    'on two weekdays, three times',
    { frequency: 3, periodUnit: 'wk', dayOfWeek: ['mon', 'sat'] },
    '02000020200002',
  ],
  ['on a weekday, three times that day', { frequency: 3, dayOfWeek: ['tue'] }, '00300000030000'],
  [
    'on a weekday every other week',
    { period: 2, periodUnit: 'wk', dayOfWeek: ['sun', 'thu'] },
    '10001000000000',
  ],
  [
    'on a weekday of a part of a week',
    { period: 0.2, periodUnit: 'wk', dayOfWeek: ['sun'] },
    '10000001000000',
  ],
  ['on a weekday, by the month', { periodUnit: 'mo', dayOfWeek: ['sun'] }, '10000001000000'],
  ['a part of a day', { period: 0.2 }, '11111111111111'],
  ['less than once', { frequency: 0 }, '00000000000000'],
  ['in no time', { period: 0 }, '00000000000000'],
])('%s', (_what, repeat, expected) => {
  expect(counts(repeat)).toBe(expected);
});

test('nothing before the first day', () => {
  expect(counts({}, 3, '2026-10-30')).toBe('001');
  expect(counts({ dayOfWeek: ['sat'] }, 3, '2026-10-30')).toBe('000');
});

test('weeks are those from Sunday, whichever day was the first', () => {
  const onSunday = { period: 2, periodUnit: 'wk', dayOfWeek: ['sun'] } as const;
  const from = (start: string) =>
    ['2026-11-08', '2026-11-15'].map((day) => countOnDay({ ...onSunday, dayOfWeek: ['sun'] }, start, day));
  expect(from('2026-11-03')).toEqual([0, 1]);
  expect(from('2026-11-07')).toEqual([0, 1]);
  expect(from('2026-11-08')).toEqual([1, 0]);
});

test.each<[string, TimingRepeat, string, string[]]>([
  [
    'by the month',
    { periodUnit: 'mo' },
    '2026-10-31',
    ['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31'],
  ],
  [
    'every two months',
    { period: 2, periodUnit: 'mo' },
    '2026-09-15',
    ['2026-09-15', '2026-11-15', '2027-01-15'],
  ],
  [
    'twice a month',
    { frequency: 2, periodUnit: 'mo' },
    '2026-11-01',
    ['2026-11-01', '2026-11-16', '2026-12-01', '2026-12-16', '2027-01-01', '2027-01-16', '2027-02-01'],
  ],
  ['by the year', { periodUnit: 'a' }, '2025-12-10', ['2025-12-10', '2026-12-10']],
  [
    'every half year',
    { period: 0.5, periodUnit: 'a' },
    '2026-01-20',
    ['2026-01-20', '2026-07-20', '2027-01-20'],
  ],
  ['a part of a month', { period: 0.2, periodUnit: 'mo' }, '2026-12-05', ['2026-12-05', '2027-01-05']],
])('%s', (_what, repeat, start, expected) => {
  const days = Array.from({ length: 520 }, (_, index) => addDays('2025-09-01', index));
  expect(days.filter((day) => countOnDay(repeat, start, day) > 0)).toEqual(expected);
});
