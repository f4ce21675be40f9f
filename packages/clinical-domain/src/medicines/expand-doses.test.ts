import fc from 'fast-check';
import type { Dosage, MedicationRequest, TimingRepeat } from 'fhir/r4';
import { expect, test } from 'vitest';
import { addDays, clinicDay, daysBetween } from '../time/clinic-day.ts';
import { startOfDay } from '../time/clinic-time.ts';
import { expandDoses } from './expand-doses.ts';

const zone = 'Asia/Kathmandu';
const week = { first: '2026-11-15', last: '2026-11-21' };

function order(repeat: TimingRepeat | undefined, more: Partial<MedicationRequest> = {}): MedicationRequest {
  return {
    resourceType: 'MedicationRequest',
    id: 'o',
    status: 'active',
    intent: 'order',
    subject: { reference: 'Patient/p' },
    authoredOn: '2026-11-01T11:20:00+05:45',
    dosageInstruction: [repeat === undefined ? { text: 'as told' } : { timing: { repeat } }],
    ...more,
  };
}

/** `15 08:00`, on the clinic's clock. */
function said(request: MedicationRequest, days = week): string[] {
  return expandDoses(request, days, zone).map(({ at }) =>
    new Date(at + (5 * 60 + 45) * 60_000).toISOString().slice(8, 16).replace('T', ' '),
  );
}

const daily = { frequency: 1, period: 1, periodUnit: 'd' } as const;

test('the hours that are named, in clinic time', () => {
  const twice = order({ ...daily, frequency: 2, timeOfDay: ['14:00:00', '08:00:00'] });
  expect(said(twice, { first: '2026-11-15', last: '2026-11-15' })).toEqual(['15 08:00', '15 14:00']);
  expect(expandDoses(twice, week, zone)[0]?.at).toBe(Date.parse('2026-11-15T02:15:00Z'));
});

test.each<[string, TimingRepeat, string[]]>([
  ['once a day', daily, ['08:00']],
  ['twice a day', { ...daily, frequency: 2 }, ['08:00', '20:00']],
  ['three times a day', { ...daily, frequency: 3 }, ['08:00', '14:00', '20:00']],
  ['four times a day', { ...daily, frequency: 4 }, ['08:00', '12:00', '16:00', '20:00']],
  ['in the morning and at bedtime', { ...daily, frequency: 2, when: ['MORN', 'HS'] }, ['08:00', '21:00']],
  ['half an hour before breakfast', { ...daily, when: ['ACM'], offset: 30 }, ['07:00']],
  ['twice, after meals', { ...daily, frequency: 2, when: ['PC'] }, ['08:30', '19:30']],
  ['every 8 hours', { frequency: 1, period: 8, periodUnit: 'h' }, ['06:00', '14:00', '22:00']],
  ['every half day', { frequency: 1, period: 0.5, periodUnit: 'd' }, ['06:00', '18:00']],
])('%s', (_what, repeat, clocks) => {
  const days = { first: '2026-11-16', last: '2026-11-16' };
  expect(said(order(repeat), days)).toEqual(clocks.map((clock) => `16 ${clock}`));
});

test('days of the week, other weeks, other days, months', () => {
  const on = (repeat: TimingRepeat, first = '2026-11-15', last = '2026-11-28') =>
    said(order({ ...repeat, boundsPeriod: { start: '2026-11-01' } }), { first, last }).map((text) =>
      Number(text.slice(0, 2)),
    );
  expect(on({ frequency: 1, period: 1, periodUnit: 'wk', dayOfWeek: ['sat'] })).toEqual([21, 28]);
  expect(on({ frequency: 1, period: 2, periodUnit: 'wk', dayOfWeek: ['sun', 'thu'] })).toEqual([15, 19]);
  expect(on({ ...daily, dayOfWeek: ['mon', 'wed'] })).toEqual([16, 18, 23, 25]);
  expect(on({ ...daily, period: 2 })).toEqual([15, 17, 19, 21, 23, 25, 27]);
  expect(on({ frequency: 2, period: 1, periodUnit: 'wk' })).toEqual([15, 18, 22, 25]);
  expect(on({ frequency: 1, period: 1, periodUnit: 'mo' }, '2026-11-01', '2026-12-31')).toEqual([1, 1]);
});

test('a monthly dose on the 31st comes on the last day of shorter months', () => {
  const monthly = order({
    frequency: 1,
    period: 1,
    periodUnit: 'mo',
    boundsPeriod: { start: '2026-10-31' },
  });
  const doses = expandDoses(monthly, { first: '2026-10-01', last: '2027-03-31' }, zone);
  expect(doses.map(({ at }) => clinicDay(at, zone))).toEqual([
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]);
});

test('bounds: a period includes its last day, a duration ends by the clock, a count counts', () => {
  const period = order({ ...daily, boundsPeriod: { start: '2026-11-16', end: '2026-11-18' } });
  expect(said(period)).toEqual(['16 08:00', '17 08:00', '18 08:00']);
  const threeDays = { value: 3, unit: 'days', system: 'http://unitsofmeasure.org', code: 'd' };
  const duration = order(
    { ...daily, boundsDuration: threeDays },
    { authoredOn: '2026-11-16T11:20:00+05:45' },
  );
  expect(said(duration)).toEqual(['17 08:00', '18 08:00', '19 08:00']);
  const counted = order({ ...daily, frequency: 2, count: 3, boundsPeriod: { start: '2026-11-16' } });
  expect(said(counted)).toEqual(['16 08:00', '16 20:00', '17 08:00']);
});

test('steps of a sequence follow each other: a medicine that is reduced', () => {
  const days = (value: number) => ({ value, unit: 'days', system: 'http://unitsofmeasure.org', code: 'd' });
  const step = (sequence: number, frequency: number, length?: number): Dosage => ({
    sequence,
    timing: { repeat: { ...daily, frequency, ...(length && { boundsDuration: days(length) }) } },
  });
  const taper = order(undefined, {
    authoredOn: '2026-11-15',
    dosageInstruction: [step(2, 1, 2), step(1, 2, 2), step(3, 1)],
  });
  expect(said(taper)).toEqual([
    '15 08:00',
    '15 20:00',
    '16 08:00',
    '16 20:00',
    '17 08:00',
    '18 08:00',
    '19 08:00',
    '20 08:00',
    '21 08:00',
  ]);
});

test('without bounds the doses begin when the order was written', () => {
  expect(said(order(daily, { authoredOn: '2026-11-18T11:20:00+05:45' }))[0]).toBe('19 08:00');
  expect(said(order(daily, { authoredOn: '2026-11-18' }))[0]).toBe('18 08:00');
});

test('an abbreviation will do, and single times are doses too', () => {
  const dosageInstruction: Dosage[] = [
    {
      timing: {
        code: {
          coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-GTSAbbreviation', code: 'BID' }],
        },
      },
    },
    { timing: { event: ['2026-11-15T12:00:00+05:45'] } },
  ];
  const days = { first: '2026-11-15', last: '2026-11-15' };
  expect(said(order(undefined, { dosageInstruction }), days)).toEqual(['15 08:00', '15 12:00', '15 20:00']);
});

test('none: as needed, stopped, on hold, not to be given, without times, by the second', () => {
  const asNeeded: Dosage[] = [{ asNeededBoolean: true, timing: { repeat: daily } }];
  const none = [
    order(undefined, { dosageInstruction: asNeeded }),
    order(undefined, { dosageInstruction: [{ asNeededCodeableConcept: { text: 'Pain' } }] }),
    order(daily, { status: 'stopped' }),
    order(daily, { status: 'on-hold' }),
    order(daily, { status: 'entered-in-error' }),
    order(daily, { status: 'completed' }),
    order(daily, { doNotPerform: true }),
    order(undefined),
    order({ boundsPeriod: { start: '2026-11-01' } }),
    order({ frequency: 1, period: 10, periodUnit: 's' }),
  ];
  expect(none.map((request) => said(request))).toEqual(none.map(() => []));
});

test('a course that is over keeps the doses it had', () => {
  const over = order(
    { ...daily, boundsPeriod: { start: '2026-11-10', end: '2026-11-16' } },
    { status: 'completed' },
  );
  expect(said(over)).toEqual(['15 08:00', '16 08:00']);
});

/** The zone's rules are asked for every day of every try. */
const slow = { timeout: 60_000 };
const anyDay = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-06-01', days));
const anyRepeat: fc.Arbitrary<TimingRepeat> = fc
  .record({
    frequency: fc.integer({ min: 1, max: 6 }),
    period: fc.integer({ min: 1, max: 5 }),
    periodUnit: fc.constantFrom('h', 'd', 'wk', 'mo', 'a'),
    start: anyDay,
    length: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    count: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    dayOfWeek: fc.option(fc.subarray(['sun', 'tue', 'sat'] as const, { minLength: 1 }), { nil: undefined }),
  })
  .map(({ start, length, count, dayOfWeek, ...rest }) => ({
    ...rest,
    ...(count === undefined ? {} : { count }),
    ...(dayOfWeek === undefined ? {} : { dayOfWeek }),
    boundsPeriod: { start, ...(length === undefined ? {} : { end: addDays(start, length) }) },
  }));
const anyRange = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 40 }))
  .map(([first, length]) => ({ first, last: addDays(first, length) }));

test(
  'no dose lies outside the bounds or the days asked for, none comes twice, more than counted or out of order',
  slow,
  () => {
    fc.assert(
      fc.property(anyRepeat, anyRange, (repeat, days) => {
        const doses = expandDoses(order(repeat), days, zone).map(({ at }) => at);
        const { start = '', end } = repeat.boundsPeriod ?? {};
        for (const at of doses) {
          const day = clinicDay(at, zone);
          expect(
            day >= days.first && day <= days.last && day >= start && (end === undefined || day <= end),
          ).toBe(true);
        }
        expect(doses).toEqual([...new Set(doses)].toSorted((one, other) => one - other));
        if (repeat.count !== undefined) expect(doses.length).toBeLessThanOrEqual(repeat.count);
      }),
      { numRuns: 150 },
    );
  },
);

test(
  'every day within the bounds has as many doses as the order says, at the same hours: the clock never jumps',
  slow,
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), anyRange, (frequency, days) => {
        const request = order({ ...daily, frequency, boundsPeriod: { start: '2020-01-01' } });
        const doses = expandDoses(request, days, zone);
        expect(doses).toHaveLength(frequency * (daysBetween(days.first, days.last) + 1));
        const clocks = doses.map(({ at }) => at - startOfDay(clinicDay(at, zone), zone));
        expect(new Set(clocks).size).toBe(frequency);
      }),
      { numRuns: 50 },
    );
  },
);

test('a cycle of several days has as many doses as the order says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('d' as const, 'wk' as const),
      (frequency, period, periodUnit) => {
        const length = periodUnit === 'wk' ? period * 7 : period;
        const request = order({ frequency, period, periodUnit, boundsPeriod: { start: '2026-11-01' } });
        const cycle = { first: addDays('2026-11-01', length), last: addDays('2026-11-01', 2 * length - 1) };
        expect(expandDoses(request, cycle, zone)).toHaveLength(frequency);
      },
    ),
  );
});

test('the same days give the same doses, whole or in parts, whatever the device’s zone', slow, () => {
  fc.assert(
    fc.property(anyRepeat, anyRange, (repeat, days) => {
      const times = (range: typeof days) => expandDoses(order(repeat), range, zone).map(({ at }) => at);
      const whole = times(days);
      const parts = Array.from({ length: daysBetween(days.first, days.last) + 1 }, (_, index) => {
        const day = addDays(days.first, index);
        return times({ first: day, last: day });
      });
      expect(parts.flat()).toEqual(whole);
      expect(times(days)).toEqual(whole);
      const before = process.env['TZ'];
      process.env['TZ'] = 'America/St_Johns';
      try {
        expect(times(days)).toEqual(whole);
      } finally {
        process.env['TZ'] = before ?? 'UTC';
      }
    }),
    { numRuns: 50 },
  );
});
