import type { TimingRepeat } from 'fhir/r4';
import { expect, test } from 'vitest';
import { timesOfDay } from './dose-times.ts';

type Event = NonNullable<TimingRepeat['when']>[number];

const format = (clock: number) =>
  `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;
const clocks = (repeat: TimingRepeat, count: number) =>
  timesOfDay(repeat, count)
    .map(({ clock }) => format(clock))
    .join(' ');

/** When each event of http://hl7.org/fhir/event-timing is, and half an hour off it. */
test.each<[Event, string, string]>([
  ['MORN', '08:00', '08:30'],
  ['MORN.early', '06:00', '06:30'],
  ['MORN.late', '10:00', '10:30'],
  ['NOON', '12:00', '12:30'],
  ['AFT', '14:00', '14:30'],
  ['AFT.early', '13:00', '13:30'],
  ['AFT.late', '16:00', '16:30'],
  ['EVE', '18:00', '18:30'],
  ['EVE.early', '17:00', '17:30'],
  ['EVE.late', '20:00', '20:30'],
  ['NIGHT', '21:00', '21:30'],
  ['PHS', '06:00', '06:30'],
  ['HS', '21:00', '20:30'],
  ['WAKE', '06:00', '06:30'],
  ['C', '08:00 13:00 19:00', '08:30 13:30 19:30'],
  ['CM', '08:00', '08:30'],
  ['CD', '13:00', '13:30'],
  ['CV', '19:00', '19:30'],
  ['AC', '07:30 12:30 18:30', '07:00 12:00 18:00'],
  ['ACM', '07:30', '07:00'],
  ['ACD', '12:30', '12:00'],
  ['ACV', '18:30', '18:00'],
  ['PC', '08:30 13:30 19:30', '09:00 14:00 20:00'],
  ['PCM', '08:30', '09:00'],
  ['PCD', '13:30', '14:00'],
  ['PCV', '19:30', '20:00'],
])('%s is at %s, half an hour off it at %s', (code, expected, shifted) => {
  expect(clocks({ when: [code] }, 3)).toBe(expected);
  expect(clocks({ when: [code], offset: 30 }, 3)).toBe(shifted);
  expect(new Set(timesOfDay({ when: [code] }, 3).map(({ when }) => when))).toEqual(new Set([code]));
});

test.each<[string, TimingRepeat, number, string]>([
  ['none', { timeOfDay: ['08:00:00'] }, 0, ''],
  [
    'the hours that are named, in order and once',
    { timeOfDay: ['20:15', '06:05:00', '20:15:00'], when: ['NOON'] },
    3,
    '06:05 20:15',
  ],
  ['the last minute of a day', { timeOfDay: ['23:59:00', '00:00:00', '19:09:59'] }, 1, '00:00 19:09 23:59'],
  [
    'an hour that is none',
    { timeOfDay: ['24:00:00', '12:60:00', 'at 08:00', '8:00'], when: ['NOON'] },
    1,
    '12:00',
  ],
  ['an event that is none', { when: ['X' as Event] }, 1, '08:00'],
  ['one meal is the first', { when: ['PC'] }, 1, '08:30'],
  ['two are the first and the last', { when: ['PC'] }, 2, '08:30 19:30'],
  ['never before midnight', { when: ['ACM'], offset: 600 }, 1, '00:00'],
  ['never after it', { when: ['NIGHT'], offset: 600 }, 1, '23:59'],
  ['two events at one time are one dose', { when: ['MORN', 'CM'] }, 2, '08:00'],
  ['once', {}, 1, '08:00'],
  ['twice', {}, 2, '08:00 20:00'],
  ['four times', {}, 4, '08:00 12:00 16:00 20:00'],
  ['five times', {}, 5, '06:00 10:00 14:00 18:00 22:00'],
  ['eight times, to the minute', {}, 8, '06:00 08:17 10:34 12:51 15:09 17:26 19:43 22:00'],
])('%s', (_what, repeat, count, expected) => {
  expect(clocks(repeat, count)).toBe(expected);
});

test('of two events at one time the first named is told', () => {
  expect(timesOfDay({ when: ['CM', 'MORN'] }, 2)).toEqual([{ clock: 480, when: 'CM' }]);
});
