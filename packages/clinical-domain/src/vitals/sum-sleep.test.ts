import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumSleep } from './sum-sleep.ts';

const zone = 'Asia/Kathmandu';
const at = (time: string) => Date.parse(`2026-11-${time}:00+05:45`);
const span = (from: string, to: string) => ({ start: at(from), end: at(to) });

test('a night counts whole for the day on which it ended', () => {
  const stages = [span('14T22:30', '15T01:00'), span('15T01:20', '15T06:00')];
  expect(sumSleep(stages, zone)).toEqual([
    { start: at('14T22:30'), end: at('15T06:00'), value: (150 + 280) * 60 },
  ]);
});

test('a nap is added to the night before it', () => {
  const [day] = sumSleep([span('15T00:00', '15T06:00'), span('15T13:00', '15T13:30')], zone);
  expect(day).toEqual({ start: at('15T00:00'), end: at('15T13:30'), value: 6.5 * 3600 });
});

test('what the watch and the phone both saw counts once', () => {
  const both = [span('15T00:00', '15T06:00'), span('15T01:00', '15T05:00'), span('15T05:30', '15T07:00')];
  expect(sumSleep(both, zone)[0]?.value).toBe(7 * 3600);
});

const anySpans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -10, max: 600 }))
    .map(([start, length]) => ({ start: start * 60_000, end: (start + length) * 60_000 })),
);

test('in whatever order it is told, nobody sleeps longer than the time that it tells of', () => {
  fc.assert(
    fc.property(anySpans, (spans) => {
      const days = sumSleep(spans, zone);
      expect(sumSleep(spans.toReversed(), zone)).toEqual(days);
      for (const { start, end, value } of days) expect(value).toBeLessThanOrEqual((end - start) / 1000);
      const told = spans.reduce((sum, { start, end }) => sum + Math.max(0, end - start), 0) / 1000;
      expect(days.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(told);
    }),
  );
});
