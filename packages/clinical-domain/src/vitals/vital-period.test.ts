import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/clinic-day.ts';
import type { VitalPoint } from './read-vitals.ts';
import { averageOf, dayOfPoint, findSpan, periods, placeReadings, pointsWithin } from './vital-period.ts';

const zone = 'Asia/Kathmandu';
const today = '2026-11-18';
const point = (at: string, ...values: number[]): VitalPoint => ({
  id: '',
  at,
  values,
  source: 'home',
  note: undefined,
  enteredAt: undefined,
});
const place = (points: VitalPoint[], period: 'week' | 'month' | 'year') =>
  placeReadings(points, { period, span: findSpan(period, today, 0), zone });

test('a period ends today, and the one before ends the day before it begins', () => {
  expect(findSpan('week', today, 0)).toEqual({ first: '2026-11-12', last: today });
  for (const period of periods)
    expect(addDays(findSpan(period, today, 1).last, 1)).toBe(findSpan(period, today, 0).first);
});

test('the day is the clinic’s; a date without a time is that day', () => {
  expect(dayOfPoint(point('2026-11-17T18:30:00Z'), zone)).toBe(today);
  expect(dayOfPoint(point(today), zone)).toBe(today);
  expect(dayOfPoint(point('2026-11'), zone)).toBe('2026-11-01');
  expect(dayOfPoint(point('2026'), zone)).toBe('2026-01-01');
});

test('a week shows each reading in its day', () => {
  const shown = place(
    [point('2026-11-11', 1), point('2026-11-12', 2), point(today, 3), point(today, 4)],
    'week',
  );
  expect(shown.map((one) => [one.place, one.values[0]])).toEqual([
    [0.5, 2],
    [6.25, 3],
    [6.75, 4],
  ]);
});

test('a month shows each day’s average with its spread, a year each week’s', () => {
  const readings = [point('2026-11-17', 120, 80), point(today, 130, 84), point(today, 133, 90)];
  expect(place(readings, 'month').map(({ day, values, least, most }) => [day, values, least, most])).toEqual([
    ['2026-11-17', [120, 80], [120, 80], [120, 80]],
    [today, [131.5, 87], [130, 84], [133, 90]],
  ]);
  expect(place(readings, 'year')).toMatchObject([
    { day: '2026-11-12', place: 360.5, values: [127.7, 84.7], least: [120, 80], most: [133, 90] },
  ]);
});

test('each reading of the span is drawn once, in order; an average lies within its spread', () => {
  const any = fc.array(
    fc.tuple(fc.integer({ min: -20, max: 400 }), fc.double({ min: 1, max: 400, noNaN: true })),
  );
  fc.assert(
    fc.property(any, fc.constantFrom(...periods), (list, period) => {
      const points = list
        .toSorted(([one], [other]) => other - one)
        .map(([ago, value]) => point(addDays(today, -ago), value));
      const span = findSpan(period, today, 0);
      const shown = placeReadings(points, { period, span, zone });
      expect(shown.flatMap(({ readings }) => readings)).toEqual(pointsWithin(points, span, zone));
      const places = shown.map((one) => one.place);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const { values, least, most } of shown) {
        expect(values[0]).toBeGreaterThanOrEqual((least[0] ?? 0) - 0.05);
        expect(values[0]).toBeLessThanOrEqual((most[0] ?? 0) + 0.05);
      }
    }),
  );
});

test('nothing has no average', () => {
  expect(averageOf([])).toEqual([]);
});
