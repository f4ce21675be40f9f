import { formatDay } from '../time/format-calendar.ts';
import { toLatinDigits } from '../language/format-digits.ts';
import type { DayView } from '../language/format-locale.ts';
import { nepaliMonths } from '../time/format-nepali-names.ts';

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** As `formatDate` writes an AD date, in either language. */
const date = new RegExp(
  `(?<![\\d०-९])([\\d०-९]{1,2}) (${[...englishMonths, ...nepaliMonths].join('|')}) ([\\d०-९]{4})(?![\\d०-९])`,
  'g',
);

/**
 * A notification in the calendar that the reader chose. It is kept with AD dates, since whoever reads it chooses for each
 * device and may choose anew; only the portal writes its words, so that a date in it is always one that `formatDate` wrote.
 */
export function writeNotificationDates(text: string, view: DayView): string {
  if (!view.bikram) return text;
  return text.replaceAll(date, (written, day: string, month: string, year: string) => {
    const at = englishMonths.includes(month) ? englishMonths.indexOf(month) : nepaliMonths.indexOf(month);
    const iso = `${toLatinDigits(year)}-${String(at + 1).padStart(2, '0')}-${toLatinDigits(day).padStart(2, '0')}`;
    return Number.isNaN(Date.parse(iso)) ? written : formatDay(iso, view);
  });
}
