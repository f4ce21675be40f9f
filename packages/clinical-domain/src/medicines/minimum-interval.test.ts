import type { Dosage, TimingRepeat } from 'fhir/r4';
import { expect, test } from 'vitest';
import { minimumIntervalOf, statedIntervalOf } from './minimum-interval.ts';

const hour = 3_600_000;
const day = 24 * hour;
const most = (value: number, per: object, unit?: string) => ({
  maxDosePerPeriod: { numerator: { value, ...(unit && { unit }) }, denominator: { value: 1, ...per } },
});
const once = (doseQuantity: object) => ({ doseAndRate: [{ doseQuantity }] });

test.each<[string, Dosage, number | undefined]>([
  ['four a day', most(4, { code: 'd' }), 6 * hour],
  ['by the word for it', most(4, { unit: 'day' }), 6 * hour],
  [
    'two in six hours',
    { maxDosePerPeriod: { numerator: { value: 2 }, denominator: { value: 6, unit: 'hour' } } },
    3 * hour,
  ],
  ['one in an hour', most(1, { code: 'h' }), hour],
  ['seven a week', most(7, { code: 'wk' }), day],
  ['one a month', most(1, { code: 'mo' }), 28 * day],
  ['one a year', most(1, { code: 'a' }), 365 * day],
  ['two a minute', most(2, { code: 'min' }), 30_000],
  ['two a second', most(2, { code: 's' }), 500],
  ['the code before the word', most(4, { code: 'd', unit: 'hour' }), 6 * hour],
  [
    'eight tablets, two at a time',
    { ...most(8, { code: 'd' }, 'tablet'), ...once({ value: 2, unit: 'tablet' }) },
    6 * hour,
  ],
  [
    'nine tablets, two at a time',
    { ...most(9, { code: 'd' }, 'tablet'), ...once({ value: 2, unit: 'tablet' }) },
    6 * hour,
  ],
  [
    'in another unit',
    { ...most(8, { code: 'd' }, 'mg'), ...once({ value: 2, unit: 'tablet', code: '1' }) },
    3 * hour,
  ],
  [
    'none at a time',
    { ...most(8, { code: 'd' }, 'tablet'), ...once({ value: 0, unit: 'tablet' }) },
    3 * hour,
  ],
  [
    'an unknown amount at a time',
    { ...most(8, { code: 'd' }, 'tablet'), ...once({ unit: 'tablet' }) },
    3 * hour,
  ],
  [
    'less than one dose',
    { ...most(1, { code: 'd' }, 'tablet'), ...once({ value: 2, unit: 'tablet' }) },
    undefined,
  ],
  ['exactly one dose', { ...most(2, { code: 'd' }, 'tablet'), ...once({ value: 2, unit: 'tablet' }) }, day],
  ['nothing', most(0, { code: 'd' }), undefined],
  ['an unknown period', most(4, { code: 'shift' }), undefined],
  ['a word that only holds another', most(4, { unit: 'daylight' }), undefined],
  ['another such word', most(4, { unit: 'half-hour' }), undefined],
  ['another such', most(4, { unit: 'today' }), undefined],
  ['another', most(4, { unit: 'hours' }), undefined],
  ['no period', { maxDosePerPeriod: { numerator: { value: 4 } } }, undefined],
  [
    'a period without a number',
    { maxDosePerPeriod: { numerator: { value: 4 }, denominator: { code: 'd' } } },
    undefined,
  ],
  ['no maximum', {}, undefined],
])('a maximum of %s', (_what, dosage, interval) => {
  expect(statedIntervalOf(dosage)).toBe(interval);
});

const daily = (more: TimingRepeat = {}): TimingRepeat => ({
  frequency: 1,
  period: 1,
  periodUnit: 'd',
  ...more,
});
const weekly = (more: TimingRepeat): TimingRepeat => ({ frequency: 1, period: 1, periodUnit: 'wk', ...more });

test.each<[string, TimingRepeat, number, number | undefined]>([
  ['daily', daily(), 6 * hour, day],
  ['twice a day', daily({ frequency: 2 }), 6 * hour, 12 * hour],
  ['four times a day', daily({ frequency: 4 }), 3 * hour, 6 * hour],
  ['every other day', daily({ period: 2 }), day, 2 * day],
  ['every ten days', daily({ period: 10 }), 3.5 * day, 10 * day],
  ['every 8 hours', { period: 8, periodUnit: 'h' }, 4 * hour, 8 * hour],
  ['weekly', weekly({}), 3.5 * day, 7 * day],
  ['monthly', { frequency: 1, period: 1, periodUnit: 'mo' }, 3.5 * day, 28 * day],
  ['at two named hours', { timeOfDay: ['08:00:00', '20:00:00'] }, 6 * hour, 12 * hour],
  ['at three events', daily({ when: ['MORN', 'NOON', 'EVE'] }), 4 * hour, 8 * hour],
  ['at one named hour', { timeOfDay: ['08:00:00'] }, 6 * hour, day],
  ['on one day of the week', weekly({ dayOfWeek: ['mon'] }), 3.5 * day, 7 * day],
  ['on days next to each other', weekly({ frequency: 2, dayOfWeek: ['mon', 'tue'] }), 6 * hour, day],
  ['on Saturday and Sunday', weekly({ frequency: 2, dayOfWeek: ['sat', 'sun'] }), 6 * hour, day],
  ['on days apart', weekly({ frequency: 2, dayOfWeek: ['thu', 'mon'] }), 1.5 * day, 3 * day],
  ['on one day that is named twice', weekly({ dayOfWeek: ['mon', 'mon'] }), 6 * hour, day],
  ['twice on one day of the week', weekly({ frequency: 2, dayOfWeek: ['mon'] }), 6 * hour, 12 * hour],
  ['twice daily on one day of the week', daily({ frequency: 2, dayOfWeek: ['mon'] }), 6 * hour, 12 * hour],
  [
    'four times on one, at two hours',
    weekly({ frequency: 4, dayOfWeek: ['mon'], timeOfDay: ['08:00', '20:00'] }),
    3 * hour,
    6 * hour,
  ],
  ['without a period', { frequency: 2 }, 6 * hour, undefined],
  ['less than once', daily({ frequency: 0 }), 6 * hour, undefined],
  ['in no time', daily({ period: 0 }), 6 * hour, undefined],
])(
  '%s: half of the plan, or all of it where it is for when it is needed',
  (_what, repeat, planned, asNeeded) => {
    const timing = { repeat };
    expect(minimumIntervalOf({ timing })).toBe(planned);
    expect(minimumIntervalOf({ timing, asNeededBoolean: true })).toBe(asNeeded);
  },
);

test('a maximum stands above the plan, and what was found is found again', () => {
  const dosage = { ...most(2, { code: 'd' }), timing: { repeat: daily({ frequency: 4 }) } };
  expect([minimumIntervalOf(dosage), minimumIntervalOf(dosage)]).toEqual([12 * hour, 12 * hour]);
  expect(minimumIntervalOf({})).toBe(6 * hour);
});
