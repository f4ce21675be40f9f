import { dateWriter } from './date-writer.ts';
import { formatDigits } from '../language/format-digits.ts';
import {
  type BikramDay,
  type DayView,
  type LanguageTag,
  leadsWithBikram,
} from '../language/format-locale.ts';
import { nepaliMonths, nepaliWeekdays } from './format-nepali-names.ts';

/** A day of the calendar, such as 2026-11-20; it is no moment and has no zone. */
type Day = string;

/** From Sunday. */
export function listWeekdays(language: LanguageTag): string[] {
  return language === 'ne' ? nepaliWeekdays : ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
}

/** November, नोभेम्बर; or shorter where there is little room: Nov. */
export function formatMonthName(day: Day, language: LanguageTag, style: 'long' | 'short' = 'long'): string {
  const date = new Date(`${day}T00:00Z`);
  if (language === 'ne') return nepaliMonths[date.getUTCMonth()] ?? '';
  return dateWriter({ month: style, timeZone: 'UTC' }).format(date);
}

/** November 2026; in Bikram Sambat the month in which the day lies. */
export function formatMonth(day: Day, view: DayView): string {
  const { language } = view;
  const written = `${formatMonthName(day, language)} ${formatDigits(day.slice(0, 4), language)}`;
  return withBikram(written, day, view, ({ month, year }) => `${month} ${year}`);
}

/** 20 Nov 2026 */
export function formatDay(day: Day, view: DayView): string {
  const { language } = view;
  const [year = '', , date = ''] = day.split('-');
  const month = formatMonthName(day, language, 'short');
  return withBikram(`${formatDigits(date, language)} ${month} ${formatDigits(year, language)}`, day, view);
}

/** Friday, 20 November 2026 */
export function formatWholeDay(day: Day, view: DayView): string {
  const { language } = view;
  const date = new Date(`${day}T00:00Z`);
  const weekday =
    language === 'ne'
      ? `${nepaliWeekdays[date.getUTCDay()]}बार`
      : dateWriter({ weekday: 'long', timeZone: 'UTC' }).format(date);
  const written = `${formatDigits(date.getUTCDate(), language)} ${formatMonth(day, { language })}`;
  return `${weekday}, ${withBikram(written, day, view)}`;
}

/** As the patient chose: the AD date, 5 Mangsir 2083 in its place, or both, the second in brackets. */
export function withBikram(
  written: string,
  day: Day,
  view: DayView,
  write: (found: BikramDay) => string = writeWhole,
): string {
  const found = view.bikram?.find(day, view.language);
  if (!found) return written;
  if (view.bikram?.isAlone) return write(found);
  return leadsWithBikram(view) ? `${write(found)} (${written})` : `${written} (${write(found)})`;
}

const writeWhole = ({ day, month, year }: BikramDay) => `${day} ${month} ${year}`;
