import { findBikramDay } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import { expect, test } from 'vitest';
import { showsBikramSambat, writeCalendar } from './calendar-writing.ts';

const alone = { language: 'en', bikram: { isAlone: true, find: findBikramDay } } as const;
const beside = { language: 'ne', bikram: { isAlone: false, find: findBikramDay } } as const;

test('a grid is in Bikram Sambat where that leads and the table has its days', () => {
  expect(showsBikramSambat(alone, ['2026-11-15', null, undefined])).toBe(true);
  expect(showsBikramSambat(alone, ['2026-11-15', '2031-01-01'])).toBe(false);
  expect(showsBikramSambat({ ...beside, language: 'en' }, ['2026-11-15'])).toBe(false);
  expect(showsBikramSambat({ ...beside, language: 'ne' }, ['2026-11-15'])).toBe(true);
  expect(showsBikramSambat({ language: 'en' }, ['2026-11-15'])).toBe(false);
});

test('the other calendar stands beneath', () => {
  const bikram = writeCalendar(alone, true);
  expect(bikram.otherDigit?.('2026-11-05')).toEqual({ digit: '5', lang: 'en' });
  expect(bikram.otherMonth?.('2026-10-18', '2026-11-16')).toBe('October – November 2026');
  expect(bikram.otherSpoken?.('2026-11-05')).toBe('05 Nov 2026');

  const ad = writeCalendar(beside, false);
  expect(ad.otherDigit?.('2026-11-15')).toEqual({ digit: '२९', lang: 'ne' });
  expect(ad.otherMonth?.('2026-11-01', '2026-11-30')).toBe('कार्तिक – मंसिर २०८३');
  expect(ad.otherMonth?.('2026-04-01', '2026-04-30')).toBe('चैत २०८२ – वैशाख २०८३');
  expect(ad.otherDigit?.('2031-01-01').digit).toBeUndefined();
});

test('who chose AD alone sees AD alone', () => {
  expect(writeCalendar({ language: 'en' }, false)).toEqual({ view: { language: 'en' } });
});
