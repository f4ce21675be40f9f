import { expect, test } from 'vitest';
import { countDaysUntilDue } from './due.ts';

test.each([
  ['2026-11-30', '2026-11-18T10:00+05:45', 12],
  ['2026-11-18', '2026-11-18T23:59+05:45', 0],
  ['2026-11-18', '2026-11-18T18:20Z', -1],
  ['2026-11-01', '2026-11-18T10:00+05:45', -17],
])('due %s, seen at %s: %i days', (due, now, days) => {
  expect(countDaysUntilDue(due, new Date(now), 'Asia/Kathmandu')).toBe(days);
});
