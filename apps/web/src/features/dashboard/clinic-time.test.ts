import { expect, test } from 'vitest';
import { countDaysUntil, partOfDayAt } from './clinic-time.ts';

const zone = 'Asia/Kathmandu';
const at = (text: string) => new Date(`${text}+05:45`);

test.each([
  ['2026-11-18T03:59', 'evening'],
  ['2026-11-18T04:00', 'morning'],
  ['2026-11-18T11:59', 'morning'],
  ['2026-11-18T12:00', 'afternoon'],
  ['2026-11-18T16:59', 'afternoon'],
  ['2026-11-18T17:00', 'evening'],
  ['2026-11-18T00:00', 'evening'],
])('at %s in the clinic it is %s', (time, part) => {
  expect(partOfDayAt(at(time), zone)).toBe(part);
});

test.each([
  ['2026-11-18T23:00', 0],
  ['2026-11-18T23:59', 0],
  ['2026-11-19T00:00', 1],
  ['2026-11-20T10:30', 2],
  ['2026-12-02T10:30', 14],
])('a visit at %s, seen on 18 Nov: in %i days', (start, days) => {
  expect(countDaysUntil(at(start), at('2026-11-18T23:30'), zone)).toBe(days);
});
