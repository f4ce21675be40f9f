import {
  CalendarDate,
  endOfMonth,
  GregorianCalendar,
  parseDate,
  startOfMonth,
  toCalendar,
} from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/clinic-day.ts';
import { BikramSambatCalendar } from './bikram-calendar.ts';
import { OutsideBikramSambat } from './convert.ts';

const bikram = new BikramSambatCalendar();
const inBikram = (day: string) => toCalendar(parseDate(day), bikram);
const anyDay = fc.integer({ min: 40, max: 40_860 }).map((days) => addDays('1918-04-13', days));

test('a month of the picker', () => {
  const day = inBikram('2026-11-15');
  expect([day.year, day.month, day.day]).toEqual([2083, 7, 29]);
  expect(startOfMonth(day).toString()).toBe('2026-10-18');
  expect(endOfMonth(day).toString()).toBe('2026-11-16');
  expect(day.add({ months: 1 }).toString()).toBe('2026-12-15');
  expect(day.set({ day: 1 }).add({ days: 30 }).toString()).toBe('2026-11-17');
});

test('what is emitted is the AD day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(toCalendar(inBikram(day), new GregorianCalendar()).toString()).toBe(day);
    }),
  );
});

test('days added are days added', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -30, max: 30 }), (day, days) => {
      expect(inBikram(day).add({ days }).toString()).toBe(addDays(day, days));
    }),
  );
});

test('a look past the last page stops at the last day; a day outside is refused', () => {
  const last = inBikram('2030-04-13');
  expect(last.add({ years: 1 }).compare(last)).toBe(0);
  expect(inBikram('1918-04-13').subtract({ days: 1 }).toString()).toBe('1918-04-13');
  expect(() => inBikram('2030-04-14')).toThrow(OutsideBikramSambat);
});

test('it is another calendar than the Gregorian, whatever Intl is told', () => {
  expect(bikram.isEqual(new GregorianCalendar())).toBe(false);
  expect(bikram.isEqual(new BikramSambatCalendar())).toBe(true);
  expect(new CalendarDate(bikram, 2083, 7, 29).compare(parseDate('2026-11-15'))).toBe(0);
});
