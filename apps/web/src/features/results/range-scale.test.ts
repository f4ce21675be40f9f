import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRangeScale } from './range-scale.ts';

test('a value within stands on the band, one above behind it, one below before it', () => {
  const at = (number: number) => findRangeScale(number, { low: 40, high: 60 });
  for (const [number, isAfter, isBefore] of [
    [46, false, false],
    [70, true, false],
    [20, false, true],
    [400, true, false],
  ] as const) {
    const scale = at(number);
    expect(scale && scale.marker > scale.to).toBe(isAfter);
    expect(scale && scale.marker < scale.from).toBe(isBefore);
  }
});

test('without limits there is no bar', () => {
  expect(findRangeScale(5, { low: undefined, high: undefined })).toBeUndefined();
  expect(findRangeScale(5, { low: 7, high: 7 })).toBeUndefined();
});

test('everything stays on the bar, in the order of the numbers', () => {
  const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
  const limit = fc.option(number, { nil: undefined });
  fc.assert(
    fc.property(number, limit, limit, (value, low, high) => {
      fc.pre(low === undefined || high === undefined || low < high - 0.01);
      const scale = findRangeScale(value, { low, high });
      if (!scale) return;
      for (const place of Object.values(scale)) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(100);
      }
      expect(scale.from).toBeLessThanOrEqual(scale.to);
      if (high !== undefined && value > high) expect(scale.marker).toBeGreaterThanOrEqual(scale.to);
      if (low !== undefined && value < low) expect(scale.marker).toBeLessThanOrEqual(scale.from);
    }),
  );
});
