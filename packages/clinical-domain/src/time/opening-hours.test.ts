import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDays, readOpeningHours } from './opening-hours.ts';

const week = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

test.each([
  [['sun', 'mon', 'tue', 'wed', 'thu', 'fri'], 'Sun – Fri', 'आइत – शुक्र'],
  [['sun', 'tue'], 'Sun, Tue', 'आइत, मङ्गल'],
  [['sun', 'mon', 'wed', 'thu', 'fri'], 'Sun, Mon, Wed – Fri', 'आइत, सोम, बुध – शुक्र'],
  [week, undefined, undefined],
  [[], undefined, undefined],
])('%j', (days, english, nepali) => {
  expect([formatDays(days, 'en'), formatDays(days, 'ne')]).toEqual([english, nepali]);
});

test('what is written can be read back, day by day', () => {
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const expand = (part: string) => {
    const [first = '', last = first] = part.split(' – ');
    return week.slice(names.indexOf(first), names.indexOf(last) + 1);
  };
  fc.assert(
    fc.property(fc.subarray(week, { minLength: 1, maxLength: 6 }), (days) => {
      expect(formatDays(days, 'en')?.split(', ').flatMap(expand)).toEqual(days);
    }),
  );
});

test('hours are clock times of the clinic, whatever the zone', () => {
  const times = [
    { daysOfWeek: ['sun' as const], availableStartTime: '06:30:00', availableEndTime: '18:00:00' },
    { daysOfWeek: week as never, allDay: true },
  ];
  expect(readOpeningHours(times, 'en')).toEqual([
    { days: 'Sun', hours: '6:30 AM – 6:00 PM' },
    { days: undefined, hours: undefined },
  ]);
  expect(readOpeningHours(times, 'ne')[0]).toEqual({ days: 'आइत', hours: 'बिहान ६:३० – साँझ ६:००' });
  expect(readOpeningHours(undefined, 'en')).toEqual([]);
});
