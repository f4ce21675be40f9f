import { expect, test } from 'vitest';
import { refreshDelayMs } from './refresh-schedule.ts';

test.each([
  [300, 250_000],
  [3600, 3_550_000],
  [100, 50_000],
  [60, 30_000],
  [undefined, 3_650_000],
  [Number.NaN, 3_650_000],
  [0, 5000],
])('a lifetime of %s s is refreshed after %i ms', (lifetime, delay) => {
  expect(refreshDelayMs(lifetime)).toBe(delay);
});
