import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestTimes } from './nearest-times.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20) + minutes * 60_000).toISOString();
const visit = (minutes: number) => ({ start: at(minutes), end: at(minutes + 30) });

test('the nearest come first, and of two as near the later', () => {
  const free = [visit(0), visit(90), visit(30), visit(240)];
  for (const order of [free, free.toReversed()])
    expect(nearestTimes(order, at(60), 3)).toEqual([visit(90), visit(30), visit(0)]);
});

test('never more than asked for, only what is free, and none left out that is nearer', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5000)), fc.nat(5000), fc.nat(10), (starts, wanted, count) => {
      const found = nearestTimes(starts.map(visit), at(wanted), count);
      const distance = ({ start }: { start: string }) => Math.abs(Date.parse(start) - Date.parse(at(wanted)));
      expect(found).toHaveLength(Math.min(count, starts.length));
      const farthest = Math.max(0, ...found.map(distance));
      const left = starts.map(visit).filter(({ start }) => !found.some((one) => one.start === start));
      expect(left.every((one) => found.length === 0 || distance(one) >= farthest)).toBe(true);
    }),
  );
});
