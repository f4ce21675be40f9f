import { expect, test } from 'vitest';
import { formatDay, formatMonth, formatMonthName, formatWholeDay, listWeekdays } from './format-calendar.ts';

test('weeks start on Sunday', () => {
  expect(listWeekdays('en')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(listWeekdays('ne')[0]).toBe('आइत');
});

test('a month', () => {
  expect(formatMonth('2026-11-20', { language: 'en' })).toBe('November 2026');
  expect(formatMonth('2026-11-20', { language: 'ne' })).toBe('नोभेम्बर २०२६');
  expect(formatMonthName('2026-09-01', 'en', 'short')).toBe('Sep');
});

test('a day as it is said', () => {
  expect([formatDay('2026-11-05', { language: 'en' }), formatDay('2026-11-05', { language: 'ne' })]).toEqual([
    '05 Nov 2026',
    '०५ नोभेम्बर २०२६',
  ]);
  expect(formatWholeDay('2026-11-20', { language: 'en' })).toBe('Friday, 20 November 2026');
  expect(formatWholeDay('2026-11-05', { language: 'ne' })).toBe('बिहीबार, ५ नोभेम्बर २०२६');
});
