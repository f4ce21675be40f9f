import { parseAbsolute, parseDate, toCalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, clinicDay, countDaysUntil } from './clinic-day.ts';

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

const instants = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const zones = fc.constantFrom('Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC');

test('a day is the calendar’s, in every zone', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const expected = toCalendarDate(parseAbsolute(instant.toISOString(), zone)).toString();
      expect(clinicDay(instant.getTime(), zone)).toBe(expected);
    }),
  );
});

test('days are added as the calendar adds them', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -1000, max: 1000 }), (instant, days) => {
      const from = instant.toISOString().slice(0, 10);
      expect(addDays(from, days)).toBe(parseDate(from).add({ days }).toString());
    }),
  );
});

test('the end of time is a day with four digits in its year, everywhere', () => {
  const last = clinicDay(Date.parse('9999-12-31T23:59:59Z'), 'Asia/Kathmandu');
  expect(last).toMatch(/^9999-12-3\d$/);
  expect(addDays(last, -1)).toMatch(/^9999-12-\d\d$/);
});
