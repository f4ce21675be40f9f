import fc from 'fast-check';
import type { PractitionerRole, PractitionerRoleAvailableTime, Slot } from 'fhir/r4';
import { expect, test } from 'vitest';
import { extensionUrls } from '../fhir/fhir-extensions.ts';
import { type BookingRules, freeVisits } from './booking-windows.ts';
import { findVisitProblem, freeTimesOfWindow } from './check-visit.ts';
import { clinicDay, minute, overlaps, type Span } from '../time/clinic-day.ts';

const kathmandu: BookingRules = { zone: 'Asia/Kathmandu', horizonDays: 14, defaultWindowMinutes: 60 };
const sundayMorning = Date.parse('2026-11-15T02:00:00Z');
const everyDay = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

function hours(from: string, to: string, window = 60, visit = 30): PractitionerRoleAvailableTime {
  return {
    daysOfWeek: [...everyDay],
    availableStartTime: from,
    availableEndTime: to,
    extension: [
      { url: extensionUrls.bookingWindow, valueInteger: window },
      { url: extensionUrls.visitDuration, valueInteger: visit },
    ],
  };
}

const doctor = (...availableTime: PractitionerRoleAvailableTime[]): PractitionerRole => ({
  resourceType: 'PractitionerRole',
  availableTime,
});

const span = (start: string, minutes: number): Span => ({
  start: Date.parse(start),
  end: Date.parse(start) + minutes * minute,
});

const slot = ({ start, end }: Span, status: Slot['status'] = 'busy'): Slot => ({
  resourceType: 'Slot',
  schedule: { reference: 'Schedule/1' },
  status,
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});

const morning = doctor(hours('10:00:00', '12:00:00'));

test.each([
  ['2026-11-16T04:15:00Z', 30, undefined],
  ['2026-11-16T10:00:00+05:45', 30, undefined],
  ['2026-11-16T05:45:00Z', 30, undefined],
  ['2026-11-29T04:15:00Z', 30, undefined],
  ['2026-11-14T04:15:00Z', 30, 'past'],
  ['2026-11-15T02:00:00Z', 30, 'past'],
  ['2026-11-30T04:15:00Z', 30, 'beyond-horizon'],
  ['2126-11-30T04:15:00Z', 30, 'beyond-horizon'],
  ['2026-11-16T03:45:00Z', 30, 'outside-hours'],
  ['2026-11-16T06:15:00Z', 30, 'outside-hours'],
  ['2026-11-16T04:25:00Z', 30, 'off-grid'],
  ['2026-11-16T04:15:00.500Z', 30, 'off-grid'],
  ['2026-11-16T04:15:00Z', 15, 'wrong-duration'],
  ['2026-11-16T04:15:00Z', 60, 'wrong-duration'],
  ['2026-11-16T04:15:00Z', -30, 'wrong-duration'],
  ['tomorrow', 30, 'not-a-time'],
])('%s for %i minutes: %s', (start, minutes, problem) => {
  expect(findVisitProblem(morning, span(start, minutes), sundayMorning, kathmandu)).toBe(problem);
});

test('the doctor’s leave', () => {
  const away = {
    ...morning,
    notAvailable: [{ description: 'Leave', during: { start: '2026-11-16', end: '2026-11-16' } }],
  };
  expect(findVisitProblem(away, span('2026-11-16T04:15:00Z', 30), sundayMorning, kathmandu)).toBe('on-leave');
  expect(findVisitProblem(away, span('2026-11-17T04:15:00Z', 30), sundayMorning, kathmandu)).toBeUndefined();
});

test('hours in two parts: each has its own grid, and the time between is outside of both', () => {
  const parts = doctor(
    hours('10:00:00', '12:00:00'),
    hours('14:00:00', '15:00:00'),
    hours('14:00:00', '15:00:00', 60, 20),
  );
  const judge = (start: string, minutes: number) =>
    findVisitProblem(parts, span(`2026-11-16T${start}:00+05:45`, minutes), sundayMorning, kathmandu);
  expect([judge('10:30', 30), judge('14:00', 30), judge('14:00', 20)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([judge('14:00', 25), judge('10:10', 30), judge('13:00', 30)]).toEqual([
    'wrong-duration',
    'off-grid',
    'outside-hours',
  ]);
  // Hours too short for one visit: their first minute is within them.
  const short = doctor(hours('10:00:00', '10:20:00', 30, 30));
  expect(findVisitProblem(short, span('2026-11-16T10:00:00+05:45', 30), sundayMorning, kathmandu)).toBe(
    'off-grid',
  );
});

test('a time without an end, and the first moment beyond the horizon', () => {
  const start = Date.parse('2026-11-16T04:15:00Z');
  expect(findVisitProblem(morning, { start, end: NaN }, sundayMorning, kathmandu)).toBe('not-a-time');
  expect(findVisitProblem(morning, span('2026-11-30T00:00:00+05:45', 30), sundayMorning, kathmandu)).toBe(
    'beyond-horizon',
  );
});

test('what is left of a window', () => {
  const taken = [slot(span('2026-11-16T04:15:00Z', 30))];
  const left = (start: string) =>
    freeTimesOfWindow(morning, Date.parse(start), taken, sundayMorning, kathmandu);
  expect(left('2026-11-16T04:15:00Z')).toEqual([
    { start: '2026-11-16T04:45:00Z', end: '2026-11-16T05:15:00Z' },
  ]);
  expect(left('2026-11-16T05:15:00Z')).toHaveLength(2);
  expect(left('2026-11-16T09:15:00Z')).toEqual([]);
});

/** Without daylight saving, with it in both hemispheres, with half an hour of it, and at the ends of the world. */
const zones = [
  'Asia/Kathmandu',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Chatham',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
];
const anyNow = fc.oneof(
  fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') }),
  // A fortnight that holds a change of clocks.
  fc
    .tuple(
      fc.constantFrom(
        '2026-03-08T07:00:00Z',
        '2026-11-01T06:00:00Z',
        '2026-03-29T01:00:00Z',
        '2026-10-25T01:00:00Z',
      ),
      fc.integer({ min: 0, max: 13 * 24 * 60 }),
    )
    .map(([change, minutes]) => Date.parse(change) - minutes * minute),
);
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
const anyRole = fc
  .record({
    from: fc.integer({ min: 0, max: 23 * 60 }),
    length: fc.integer({ min: 5, max: 720 }),
    window: fc.integer({ min: 5, max: 180 }),
    visit: fc.integer({ min: 5, max: 90 }),
  })
  .map(({ from, length, window, visit }) =>
    doctor(hours(clock(from), clock(Math.min(from + length, 23 * 60 + 59)), window, visit)),
  );
const anyCase = fc.record({
  now: anyNow,
  role: anyRole,
  zone: fc.constantFrom(...zones),
  pick: fc.nat(),
  shift: fc.oneof(fc.constant(0), fc.integer({ min: -100, max: 100 })),
  stretch: fc.oneof(fc.constant(0), fc.integer({ min: -30, max: 30 })),
});

const toSpan = ({ start, end }: { start: string; end: string }) => ({
  start: Date.parse(start),
  end: Date.parse(end),
});

test('what is offered is accepted, and nothing else is', { timeout: 60_000 }, () => {
  let [accepted, refused] = [0, 0];
  fc.assert(
    fc.property(anyCase, ({ now, role, zone, pick, shift, stretch }) => {
      const rules = { ...kathmandu, zone };
      const offered = freeVisits(role, [], now, rules).map(toSpan);
      const picked = offered[pick % Math.max(offered.length, 1)];
      if (!picked) return;
      expect(findVisitProblem(role, picked, now, rules)).toBeUndefined();
      const altered = { start: picked.start + shift * minute, end: picked.end + (shift + stretch) * minute };
      const isOffered = offered.some(({ start, end }) => start === altered.start && end === altered.end);
      expect(findVisitProblem(role, altered, now, rules) === undefined).toBe(isOffered);
      if (isOffered) accepted += 1;
      else refused += 1;
    }),
    { numRuns: 300 },
  );
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(accepted);
});

test(
  'what is left of a window is of that window, free, and of the same day at the clinic',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(anyCase, ({ now, role, zone, pick }) => {
        const rules = { ...kathmandu, zone };
        const offered = freeVisits(role, [], now, rules).map(toSpan);
        const wanted = offered[pick % Math.max(offered.length, 1)];
        if (!wanted) return;
        const left = freeTimesOfWindow(role, wanted.start, [slot(wanted)], now, rules).map(toSpan);
        for (const time of left) {
          expect(overlaps(time, wanted)).toBe(false);
          expect(clinicDay(time.start, zone)).toBe(clinicDay(wanted.start, zone));
          expect(findVisitProblem(role, time, now, rules)).toBeUndefined();
        }
      }),
      { numRuns: 200 },
    );
  },
);

test('the device’s own zone changes nothing, from −11 to +14', { timeout: 60_000 }, () => {
  const before = process.env['TZ'];
  const judge = (role: PractitionerRole, visit: Span, now: number, rules: BookingRules) =>
    JSON.stringify([
      findVisitProblem(role, visit, now, rules),
      freeVisits(role, [slot(visit)], now, rules).slice(0, 20),
    ]);
  try {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: -11, max: 14 }), ({ now, role, zone, shift }, offset) => {
        const rules = { ...kathmandu, zone };
        const [first] = freeVisits(role, [], now, rules).map(toSpan);
        const visit = {
          start: (first?.start ?? now) + shift * minute,
          end: (first?.end ?? now) + shift * minute,
        };
        process.env['TZ'] = 'UTC';
        const here = judge(role, visit, now, rules);
        // The sign of these names is the reverse of what they mean.
        process.env['TZ'] = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
        expect(new Date(now).getTimezoneOffset()).toBe(offset === 0 ? 0 : -offset * 60);
        expect(judge(role, visit, now, rules)).toBe(here);
      }),
      { numRuns: 100 },
    );
  } finally {
    process.env['TZ'] = before ?? 'UTC';
  }
});
