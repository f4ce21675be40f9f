import fc from 'fast-check';
import type { ChartPoint } from '@portal/clinical-domain/vitals/vital-period';
import { expect, test } from 'vitest';
import { findAxis, listDayTicks } from './chart-axis.ts';

const point = (value: number): ChartPoint => ({
  place: 0,
  day: '',
  values: [value],
  readings: [],
  least: [value],
  most: [value],
});

test('the whole range is on it, so that 84 to 72 is no collapse', () => {
  expect(findAxis([point(84), point(72)], [{ low: 60, high: 100 }], 0)).toEqual({
    bottom: 60,
    top: 100,
    ticks: [60, 70, 80, 90, 100],
  });
});

test('without a range one value has room above and below', () => {
  expect(findAxis([point(68)], [], 4).ticks).toEqual([66, 67, 68, 69, 70]);
});

test('every value is on the axis, its ticks are few and evenly spaced', () => {
  const value = fc.double({ min: 0, max: 500, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1 }),
      fc.double({ min: 1, max: 50, noNaN: true }),
      (values, span) => {
        const { bottom, top, ticks } = findAxis(values.map(point), [], span);
        expect(bottom).toBeLessThanOrEqual(Math.min(...values) + 1e-6);
        expect(top).toBeGreaterThanOrEqual(Math.max(...values) - 1e-6);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThan(8);
      },
    ),
  );
});

test('the days below it', () => {
  const texts = (first: string, period: 'week' | 'month' | 'year') =>
    listDayTicks({ first, last: '2026-11-18' }, period, { language: 'en' }).map(
      ({ text, below }) => `${text} ${below}`,
    );
  expect(texts('2026-11-12', 'week')).toEqual([
    'Thu 12',
    'Fri 13',
    'Sat 14',
    'Sun 15',
    'Mon 16',
    'Tue 17',
    'Wed 18',
  ]);
  expect(texts('2026-10-20', 'month')).toEqual(['21 Oct', '28 Oct', '4 Nov', '11 Nov', '18 Nov']);
  expect(texts('2025-11-20', 'year')).toEqual([
    'Dec 2025',
    'Feb 2026',
    'Apr 2026',
    'Jun 2026',
    'Aug 2026',
    'Oct 2026',
  ]);
});
