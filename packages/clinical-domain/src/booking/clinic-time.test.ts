import { expect, test } from 'vitest';
import { countDaysUntil } from './clinic-time.ts';

const at = (text: string) => new Date(`${text}+05:45`);

test.each([
  ['2026-11-18T10:00', 0],
  ['2026-11-18T23:59', 0],
  ['2026-11-19T00:00', 1],
  ['2026-11-20T10:30', 2],
  ['2026-12-02T10:30', 14],
])('a visit at %s, seen late on 18 Nov: in %i days', (start, days) => {
  expect(countDaysUntil(at(start), at('2026-11-18T23:30'), 'Asia/Kathmandu')).toBe(days);
});
