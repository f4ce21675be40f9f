import { expect, test } from 'vitest';
import { formatDate, formatDay, formatDaysUntil, formatTimeRange, greetingAt } from './clinic-time.ts';

const zone = 'Asia/Kathmandu';
const at = (text: string) => new Date(`${text}+05:45`);

test.each([
  ['2026-11-18T03:59', 'Good evening'],
  ['2026-11-18T04:00', 'Good morning'],
  ['2026-11-18T11:59', 'Good morning'],
  ['2026-11-18T12:00', 'Good afternoon'],
  ['2026-11-18T16:59', 'Good afternoon'],
  ['2026-11-18T17:00', 'Good evening'],
  ['2026-11-18T00:00', 'Good evening'],
])('at %s in the clinic: %s', (time, greeting) => {
  expect(greetingAt(at(time), zone)).toBe(greeting);
});

test('dates and times are the clinic’s, whatever the device’s zone', () => {
  expect(formatDay(new Date('2026-11-18T20:00:00Z'), zone)).toBe('Thu, 19 Nov 2026');
  expect(formatDate(at('2026-11-05T09:00'), zone)).toBe('05 Nov 2026');
  expect(formatTimeRange(at('2026-11-20T10:30'), at('2026-11-20T11:00'), zone)).toBe('10:30 AM – 11:00 AM');
  expect(formatTimeRange(at('2026-11-20T00:15'), undefined, zone)).toBe('12:15 AM');
});

test.each([
  ['2026-11-18T23:59', 'Today'],
  ['2026-11-19T00:00', 'Tomorrow'],
  ['2026-11-20T10:30', 'In 2 days'],
  ['2026-12-02T10:30', 'In 14 days'],
])('a visit at %s, seen on 18 Nov: %s', (start, said) => {
  expect(formatDaysUntil(at(start), at('2026-11-18T23:30'), zone)).toBe(said);
});
