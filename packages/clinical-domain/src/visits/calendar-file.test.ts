import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCalendarFile } from './calendar-file.ts';

const event = {
  uid: 'visit-1@portal.example',
  sequence: 2,
  start: '2026-11-20T04:45:00Z',
  end: '2026-11-20T05:15:00Z',
  title: 'Visit: Dr. Anil Shrestha',
  state: 'TENTATIVE' as const,
};
const now = Date.UTC(2026, 10, 18, 3, 15, 42);

test('F18: one event in UTC with two alarms, the name and the number by which a calendar knows it again', () => {
  expect(formatCalendarFile({ ...event, place: 'Main Hospital, Kathmandu; OPD' }, now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Patient Portal//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:visit-1@portal.example',
      'SEQUENCE:2',
      'DTSTAMP:20261118T031542Z',
      'DTSTART:20261120T044500Z',
      'DTEND:20261120T051500Z',
      'SUMMARY:Visit: Dr. Anil Shrestha',
      String.raw`LOCATION:Main Hospital\, Kathmandu\; OPD`,
      'STATUS:TENTATIVE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Visit: Dr. Anil Shrestha',
      'TRIGGER:-P1D',
      'END:VALARM',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Visit: Dr. Anil Shrestha',
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('no text breaks out of its line, and no line is longer than 75 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const lines = formatCalendarFile({ ...event, title: text, note: text }, now).split('\r\n');
      expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
      const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
      expect(unfolded.filter((line) => /^(BEGIN|END):/.test(line))).toHaveLength(8);
      expect(unfolded.every((line) => line === '' || /^[A-Z]+:/.test(line))).toBe(true);
    }),
  );
});

test('F18: a visit that was called off rings no alarm', () => {
  expect(formatCalendarFile({ ...event, state: 'CANCELLED' }, now)).not.toContain('VALARM');
});
