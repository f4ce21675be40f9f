import fc from 'fast-check';
import type { PractitionerRole, Slot } from 'fhir/r4';
import { expect, test } from 'vitest';
import { extensionUrls } from '../fhir/fhir-extensions.ts';
import {
  bookingDays,
  bookingHorizon,
  type BookingRules,
  freeVisits,
  openDays,
  timesOfDay,
  windowsOfDay,
} from './booking-windows.ts';

const kathmandu: BookingRules = { zone: 'Asia/Kathmandu', horizonDays: 14, defaultWindowMinutes: 60 };
const sundayMorning = Date.parse('2026-11-15T02:00:00Z');

function doctor(overrides: Partial<PractitionerRole> = {}): PractitionerRole {
  return {
    resourceType: 'PractitionerRole',
    availableTime: [hours({ daysOfWeek: ['mon', 'wed'] })],
    ...overrides,
  };
}

function hours({ daysOfWeek = ['mon'], from = '10:00:00', to = '12:00:00', window = 60, visit = 15 } = {}) {
  return {
    daysOfWeek: daysOfWeek as ('mon' | 'wed')[],
    availableStartTime: from,
    availableEndTime: to,
    extension: [
      { url: extensionUrls.bookingWindow, valueInteger: window },
      { url: extensionUrls.visitDuration, valueInteger: visit },
    ],
  };
}

const slot = (start: string, end: string, status: Slot['status'] = 'busy'): Slot => ({
  resourceType: 'Slot',
  schedule: { reference: 'Schedule/1' },
  status,
  start,
  end,
});

test('hours are clinic time: 10:00 in Kathmandu is 04:15 UTC', () => {
  const [first, second] = windowsOfDay(doctor(), '2026-11-16', [], sundayMorning, kathmandu);
  expect(first).toEqual({
    startTime: '2026-11-16T04:15:00Z',
    endTime: '2026-11-16T05:15:00Z',
    availableSlots: [
      { start: '2026-11-16T04:15:00Z', end: '2026-11-16T04:30:00Z' },
      { start: '2026-11-16T04:30:00Z', end: '2026-11-16T04:45:00Z' },
      { start: '2026-11-16T04:45:00Z', end: '2026-11-16T05:00:00Z' },
      { start: '2026-11-16T05:00:00Z', end: '2026-11-16T05:15:00Z' },
    ],
  });
  expect(second?.startTime).toBe('2026-11-16T05:15:00Z');
});

test('without the extensions a window is one visit of 60 minutes', () => {
  const role = doctor({
    availableTime: [{ daysOfWeek: ['mon'], availableStartTime: '09:00:00', availableEndTime: '11:00:00' }],
  });
  const windows = windowsOfDay(role, '2026-11-16', [], sundayMorning, kathmandu);
  expect(windows.map((window) => window.availableSlots.length)).toEqual([1, 1]);
});

test('today to 14 days ahead, on the doctor’s weekdays only', () => {
  expect(bookingDays(sundayMorning, kathmandu).at(0)).toBe('2026-11-15');
  expect(bookingDays(sundayMorning, kathmandu).at(-1)).toBe('2026-11-29');
  expect(openDays(doctor(), sundayMorning, kathmandu)).toEqual([
    '2026-11-16',
    '2026-11-18',
    '2026-11-23',
    '2026-11-25',
  ]);
  expect(windowsOfDay(doctor(), '2026-11-30', [], sundayMorning, kathmandu)).toEqual([]);
});

test.each([
  ['11:44', '2026-11-16'],
  ['11:45', '2026-11-18'],
])('the last visit of today begins at 11:45; at %s the first open day is %s', (clock, day) => {
  expect(openDays(doctor(), Date.parse(`2026-11-16T${clock}:00+05:45`), kathmandu)[0]).toBe(day);
});

test('the clinic’s day begins at its own midnight, wherever the device is', () => {
  const lateEvening = Date.parse('2026-11-15T18:30:00Z');
  expect(bookingDays(lateEvening, kathmandu)[0]).toBe('2026-11-16');
});

test('taken, past and leave times are not free; free and withdrawn slots take nothing', () => {
  const taken = [
    slot('2026-11-16T04:15:00Z', '2026-11-16T04:30:00Z'),
    slot('2026-11-16T04:40:00Z', '2026-11-16T04:50:00Z', 'busy-unavailable'),
    slot('2026-11-16T05:00:00Z', '2026-11-16T05:15:00Z', 'free'),
  ];
  const [first] = windowsOfDay(doctor(), '2026-11-16', taken, sundayMorning, kathmandu);
  expect(first?.availableSlots).toEqual([{ start: '2026-11-16T05:00:00Z', end: '2026-11-16T05:15:00Z' }]);

  const halfPast = Date.parse('2026-11-16T04:30:00Z');
  const [now] = windowsOfDay(doctor(), '2026-11-16', [], halfPast, kathmandu);
  expect(now?.availableSlots[0]?.start).toBe('2026-11-16T04:45:00Z');

  const onLeave = doctor({
    notAvailable: [{ description: 'Leave', during: { start: '2026-11-16', end: '2026-11-16' } }],
  });
  const windows = windowsOfDay(onLeave, '2026-11-16', [], sundayMorning, kathmandu);
  expect(windows.flatMap((window) => window.availableSlots)).toEqual([]);
  expect(freeVisits(onLeave, [], sundayMorning, kathmandu)[0]?.start).toBe('2026-11-18T04:15:00Z');
});

test('every visit of the day can be seen, a taken one as full; what has begun is left out', () => {
  const taken = [slot('2026-11-16T04:30:00Z', '2026-11-16T04:45:00Z')];
  const readTimes = (now: number, role = doctor()) =>
    timesOfDay(role, '2026-11-16', taken, now, kathmandu).map(
      ({ visit, isFree }) => `${visit.start.slice(11, 16)}${isFree ? '' : ' full'}`,
    );
  expect(readTimes(sundayMorning)).toEqual('04:15,04:30 full,04:45,05:00,05:15,05:30,05:45,06:00'.split(','));
  expect(readTimes(Date.parse('2026-11-16T05:00:00Z'))).toEqual(['05:15', '05:30', '05:45', '06:00']);
  const onLeave = doctor({ notAvailable: [{ description: 'Leave', during: { start: '2026-11-16' } }] });
  expect(readTimes(sundayMorning, onLeave).every((time) => time.endsWith(' full'))).toBe(true);
  expect(timesOfDay(doctor(), '2026-11-30', [], sundayMorning, kathmandu)).toEqual([]);
});

test('each of them knows the window in which it lies', () => {
  const times = timesOfDay(doctor(), '2026-11-16', [], sundayMorning, kathmandu);
  expect(times.map(({ window }) => window.startTime)).toEqual([
    ...Array<string>(4).fill('2026-11-16T04:15:00Z'),
    ...Array<string>(4).fill('2026-11-16T05:15:00Z'),
  ]);
  expect(times[0]?.window.availableSlots).toContainEqual(times[0]?.visit);
});

test('a leave given as a month blocks the whole month', () => {
  const away = doctor({
    notAvailable: [{ description: 'Leave', during: { start: '2026-11', end: '2026-11' } }],
  });
  expect(freeVisits(away, [], sundayMorning, kathmandu)).toEqual([]);
});

test('a doctor without hours has no days', () => {
  expect(openDays({ resourceType: 'PractitionerRole' }, sundayMorning, kathmandu)).toEqual([]);
});

test('a day that has passed, or lies beyond the horizon, has no windows; its edges have', () => {
  const countOf = (day: string) => windowsOfDay(everyDay, day, [], sundayMorning, kathmandu).length;
  const everyDay = doctor({
    availableTime: [{ availableStartTime: '08:00:00', availableEndTime: '10:00:00' }],
  });
  expect(['2026-11-14', '2026-11-15', '2026-11-29', '2026-11-30'].map(countOf)).toEqual([0, 2, 2, 0]);
});

test('windows are in order of time, and none is too short for a visit', () => {
  const times = [
    hours({ from: '14:00:00', to: '15:00:00' }),
    hours({ from: '10:00:00', to: '11:10:00', visit: 30 }),
    hours({ from: '12:00:00', to: '13:00:00' }),
  ];
  const windows = windowsOfDay(doctor({ availableTime: times }), '2026-11-16', [], sundayMorning, kathmandu);
  expect(windows.map(({ startTime }) => startTime)).toEqual([
    '2026-11-16T04:15:00Z',
    '2026-11-16T06:15:00Z',
    '2026-11-16T08:15:00Z',
  ]);
});

test('free visits of a part of the horizon lie within it', () => {
  const part = { start: Date.parse('2026-11-16T04:30:00Z'), end: Date.parse('2026-11-16T05:00:00Z') };
  expect(freeVisits(doctor(), [], sundayMorning, kathmandu, part).map(({ start }) => start)).toEqual([
    '2026-11-16T04:30:00Z',
    '2026-11-16T04:45:00Z',
  ]);
});

test('what was cut for one day and one set of rules is not taken for another', () => {
  const role = doctor();
  const firstOf = (now: number, rules = kathmandu) => freeVisits(role, [], now, rules)[0]?.start;
  expect(firstOf(sundayMorning)).toBe('2026-11-16T04:15:00Z');
  expect(firstOf(sundayMorning, { ...kathmandu, zone: 'UTC' })).toBe('2026-11-16T10:00:00Z');
  expect(firstOf(Date.parse('2026-11-29T02:00:00Z'))).toBe('2026-11-30T04:15:00Z');
  expect(freeVisits(role, [], sundayMorning, { ...kathmandu, horizonDays: 0 })).toEqual([]);
});

const zones = [
  'Pacific/Pago_Pago',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];
const anyNow = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z'),
  max: Date.parse('2027-12-31T00:00:00Z'),
});
const anyRole = fc
  .record({
    from: fc.integer({ min: 0, max: 22 }),
    length: fc.integer({ min: 1, max: 12 }),
    window: fc.integer({ min: 5, max: 180 }),
    visit: fc.integer({ min: 5, max: 90 }),
  })
  .map(({ from, length, window, visit }) => {
    const clock = (hour: number) => `${String(Math.min(hour, 23)).padStart(2, '0')}:00:00`;
    const time = hours({ from: clock(from), to: clock(from + length), window, visit });
    return doctor({
      availableTime: [{ ...time, daysOfWeek: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] }],
    });
  });

test(
  'free visits never overlap, never lie in the past or beyond the horizon, and never touch a taken time',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(
        anyNow,
        anyRole,
        fc.constantFrom(...zones),
        fc.array(fc.integer({ min: 0, max: 14 * 96 })),
        (now, role, zone, quarters) => {
          const rules = { ...kathmandu, zone };
          const taken = quarters.map((quarter) => {
            const start = now + quarter * 15 * 60_000;
            return slot(new Date(start).toISOString(), new Date(start + 20 * 60_000).toISOString());
          });
          const horizon = bookingHorizon(now, rules);
          const visits = freeVisits(role, taken, now, rules).map(({ start, end }) => ({
            start: Date.parse(start),
            end: Date.parse(end),
          }));
          const wrong = visits.filter(
            (visit, index) =>
              visit.start <= now ||
              visit.end <= visit.start ||
              visit.end > horizon.end ||
              visit.start < (visits[index - 1]?.end ?? 0) ||
              taken.some(({ start, end }) => visit.start < Date.parse(end) && Date.parse(start) < visit.end),
          );
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  },
);

test('the device’s own zone changes nothing', () => {
  const here = JSON.stringify(freeVisits(doctor(), [], sundayMorning, kathmandu));
  for (const zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'America/New_York']) {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      expect(JSON.stringify(freeVisits(doctor(), [], sundayMorning, kathmandu))).toBe(here);
    } finally {
      process.env['TZ'] = before ?? 'UTC';
    }
  }
});
