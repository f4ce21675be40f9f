import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRoomFor, findValueAxis } from './chart-scale.ts';

test('the limit that the values are compared with is on the axis; one far below is not', () => {
  expect(findValueAxis([92, 104, 118, 141, 138], { low: 0, high: 100 })).toEqual({
    bottom: 80,
    top: 160,
    ticks: [80, 100, 120, 140, 160],
  });
  expect(findValueAxis([18, 14], { low: 30, high: 100 })).toMatchObject({ bottom: 10, top: 35 });
  expect(findValueAxis([232, 212], { low: 125, high: 200 }).bottom).toBe(190);
});

test('values that are all the same have an axis too', () => {
  const { bottom, top } = findValueAxis([5, 5], { low: undefined, high: undefined });
  expect(bottom).toBeLessThanOrEqual(5);
  expect(top).toBeGreaterThanOrEqual(5);
  expect(top).toBeGreaterThan(bottom);
  expect(findValueAxis([0], { low: undefined, high: undefined }).top).toBeGreaterThan(0);
});

test('every value is on the axis, and the marks on it are few, rising and even', () => {
  const number = fc.double({ min: -1e5, max: 1e5, noNaN: true }).map((value) => Number(value.toFixed(3)) + 0);
  const limit = fc.option(number, { nil: undefined });
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 24 }), limit, limit, (values, low, high) => {
      const { bottom, top, ticks } = findValueAxis(values, { low, high });
      for (const value of values) {
        expect(value).toBeGreaterThanOrEqual(bottom - 1e-6);
        expect(value).toBeLessThanOrEqual(top + 1e-6);
      }
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(9);
      expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
    }),
  );
});

test('texts have room where none is over another; the last one always has it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1 }), (list) => {
      const places = list.toSorted((a, b) => a - b);
      const has = findRoomFor(places, 40);
      expect(has.at(-1)).toBe(true);
      const shown = places.filter((_, index) => has[index]);
      expect(shown.every((place, index) => index === 0 || place - (shown[index - 1] ?? 0) >= 40)).toBe(true);
    }),
  );
});
