import { expect, test } from 'vitest';
import { judgeReading } from './judge-reading.ts';

const fasting = [{ low: 70, high: 99 }];

test.each([
  [90, undefined, 'in'],
  [90, '>', undefined],
  [90, '<', undefined],
  [20, '<', 'low'],
  [400, '>=', 'high'],
] as const)('%d with %s is %s', (value, comparator, side) => {
  expect(judgeReading([value], fasting, [comparator])).toBe(side);
});
