import { isInBikramSambat } from '@portal/clinical-domain/bikram-sambat/convert';
import { formatDay, formatMonth } from '@portal/clinical-domain/time/format-calendar';
import {
  type BikramView,
  type DayView,
  leadsWithBikram,
} from '@portal/clinical-domain/language/format-locale';
import type { CalendarWriting } from './calendar-days.ts';

/** A grid of Bikram Sambat needs every day that it may show to be in the table; else it stays AD. */
export function showsBikramSambat(view: DayView, days: (string | null | undefined)[]): boolean {
  return leadsWithBikram(view) && days.every((day) => !day || isInBikramSambat(day));
}

/** As calendars on the wall do: the days of one calendar large, of the other small beneath, in its own digits. */
export function writeCalendar({ language, bikram }: DayView, isBikram: boolean): CalendarWriting {
  if (isBikram) {
    return {
      view: { language, bikram: bikram && { ...bikram, isAlone: true } },
      otherDigit: (day) => ({ digit: String(Number(day.slice(8))), lang: 'en' }),
      otherSpoken: (day) => formatDay(day, { language }),
      otherMonth: (first, last) =>
        joinMonths(formatMonth(first, { language }), formatMonth(last, { language })),
    };
  }
  if (!bikram) return { view: { language } };
  const beside: BikramView = { ...bikram, isAlone: true };
  const monthOf = (day: string) => formatMonth(day, { language, bikram: beside });
  return {
    view: { language },
    otherDigit: (day) => ({ digit: bikram.find(day, 'ne')?.day, lang: 'ne' }),
    otherSpoken: (day) => formatDay(day, { language, bikram: beside }),
    otherMonth: (first, last) => joinMonths(monthOf(first), monthOf(last)),
  };
}

/** Kartik – Mangsir 2083, the year once where it is the same. */
function joinMonths(first: string, last: string): string {
  if (first === last) return first;
  const year = last.slice(last.lastIndexOf(' '));
  return `${first.endsWith(year) ? first.slice(0, -year.length) : first} – ${last}`;
}
