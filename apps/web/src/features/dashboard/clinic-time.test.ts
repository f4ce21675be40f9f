import { expect, test } from 'vitest';
import { partOfDayAt } from './clinic-time.ts';

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
