import { expect, test } from 'vitest';
import { findBikramView } from '../bikram-sambat/bikram-view.ts';
import {
  formatDate,
  formatDateTime,
  formatDayOfMonth,
  formatTime,
  formatTimeRange,
  formatVisitTime,
  formatWeekdayAndDate,
} from './format-date.ts';

const english = { zone: 'Asia/Kathmandu', language: 'en' } as const;
const nepali = { zone: 'Asia/Kathmandu', language: 'ne' } as const;
const at = (text: string) => new Date(`${text}+05:45`);

test('dates and times are the clinic’s, whatever the device’s zone', () => {
  expect(formatWeekdayAndDate(new Date('2026-11-18T20:00:00Z'), english)).toBe('Thu, 19 Nov 2026');
  expect(formatDate(at('2026-11-05T09:00'), english)).toBe('05 Nov 2026');
  expect(formatDateTime(at('2026-11-20T10:30'), english)).toBe('20 Nov 2026 10:30 AM');
  expect(formatTime(at('2026-11-20T13:05'), english)).toBe('1:05 PM');
  expect(formatDayOfMonth(at('2026-11-05T13:05'), english)).toBe('05');
});

test('a range has a spaced en dash; a start alone stands alone', () => {
  expect(formatTimeRange(at('2026-11-20T10:30'), at('2026-11-20T11:00'), english)).toBe(
    '10:30 AM – 11:00 AM',
  );
  expect(formatTimeRange(at('2026-11-20T00:15'), undefined, english)).toBe('12:15 AM');
});

test('the time of a visit names its day, in the chosen calendar, and breaks only between both', () => {
  const visit = at('2026-11-23T10:00');
  const [both, bikram] = (['both', 'bs'] as const).map(findBikramView);
  expect(formatVisitTime(visit, english)).toBe('Mon, 23\u00A0Nov, 10:00\u00A0AM');
  expect(formatVisitTime(visit, { ...english, bikram: both })).toBe(
    'Mon, 23\u00A0Nov (7\u00A0Mangsir), 10:00\u00A0AM',
  );
  expect(formatVisitTime(visit, { ...nepali, bikram })).toBe('सोम, ७\u00A0मंसिर, बिहान\u00A0१०:००');
});

test('Nepali has its own digits, months and parts of the day', () => {
  expect(formatDate(at('2026-11-20T10:30'), nepali)).toBe('२० नोभेम्बर २०२६');
  expect(formatDayOfMonth(at('2026-11-05T13:05'), nepali)).toBe('०५');
  expect(formatDateTime(at('2026-11-20T13:05'), nepali)).toBe('२० नोभेम्बर २०२६ दिउँसो १:०५');
  expect(formatTimeRange(at('2026-11-20T10:30'), at('2026-11-20T11:00'), nepali)).toBe('बिहान १०:३० – ११:००');
  expect(formatTimeRange(at('2026-11-20T11:30'), at('2026-11-20T12:00'), nepali)).toBe(
    'बिहान ११:३० – दिउँसो १२:००',
  );
});

test.each([
  ['2026-11-20T03:59', 'राति ३:५९'],
  ['2026-11-20T04:00', 'बिहान ४:००'],
  ['2026-11-20T16:59', 'दिउँसो ४:५९'],
  ['2026-11-20T17:00', 'साँझ ५:००'],
  ['2026-11-20T20:00', 'राति ८:००'],
])('%s is %s', (time, said) => {
  expect(formatTime(at(time), nepali)).toBe(said);
});
