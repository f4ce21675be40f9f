import {
  type AnyCalendarDate,
  type Calendar,
  CalendarDate,
  GregorianCalendar,
} from '@internationalized/date';
import { type BikramDate, fromBikramSambat, getMonthLengths, toBikramSambat } from './convert.ts';
import { firstYear, lastYear } from './month-lengths.ts';

/**
 * Bikram Sambat for react-aria's calendars. Days are converted or refused; the arithmetic of a picker, which looks a
 * page ahead, stops at the table's ends as the Gregorian one stops at the year 9999.
 */
export class BikramSambatCalendar implements Calendar {
  /** Intl knows no Bikram Sambat and throws at a name it does not know. */
  identifier = 'gregory' as const;

  fromJulianDay(julianDay: number): CalendarDate {
    const { year, month, day } = toBikramSambat(gregorian.fromJulianDay(julianDay).toString());
    return new CalendarDate(this, year, month, day);
  }

  toJulianDay(date: AnyCalendarDate): number {
    const [year = 0, month = 0, day = 0] = fromBikramSambat(withinTable(date)).split('-').map(Number);
    return gregorian.toJulianDay(new CalendarDate(year, month, day));
  }

  getDaysInMonth(date: AnyCalendarDate): number {
    return getMonthLengths(clampYear(date.year))[date.month - 1] ?? 30;
  }

  getMonthsInYear(): number {
    return 12;
  }

  getYearsInEra(): number {
    return lastYear;
  }

  getEras(): string[] {
    return ['BS'];
  }

  getMaximumMonthsInYear(): number {
    return 12;
  }

  getMaximumDaysInMonth(): number {
    return 32;
  }

  isEqual(other: Calendar): boolean {
    return other instanceof BikramSambatCalendar;
  }
}

const gregorian = new GregorianCalendar();

const clampYear = (year: number) => Math.min(Math.max(year, firstYear), lastYear);

function withinTable({ year, month, day }: AnyCalendarDate): BikramDate {
  if (year < firstYear) return { year: firstYear, month: 1, day: 1 };
  if (year > lastYear) return { year: lastYear, month: 12, day: getMonthLengths(lastYear)[11] ?? 30 };
  return { year, month, day };
}
