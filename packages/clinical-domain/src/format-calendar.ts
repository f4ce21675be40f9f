import { formatDigits } from './format-digits.ts';
import type { LanguageTag } from './format-locale.ts';
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
  return new Intl.DateTimeFormat('en-US', { month: style, timeZone: 'UTC' }).format(date);
}

/** November 2026 */
export function formatMonth(day: Day, language: LanguageTag): string {
  return `${formatMonthName(day, language)} ${formatDigits(day.slice(0, 4), language)}`;
}

/** 20 Nov 2026 */
export function formatDay(day: Day, language: LanguageTag): string {
  const [year = '', , date = ''] = day.split('-');
  return `${formatDigits(date, language)} ${formatMonthName(day, language, 'short')} ${formatDigits(year, language)}`;
}

/** Friday, 20 November 2026 */
export function formatWholeDay(day: Day, language: LanguageTag): string {
  const date = new Date(`${day}T00:00Z`);
  const weekday =
    language === 'ne'
      ? `${nepaliWeekdays[date.getUTCDay()]}बार`
      : new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(date);
  return `${weekday}, ${formatDigits(date.getUTCDate(), language)} ${formatMonth(day, language)}`;
}
