import { clinicDay } from './clinic-day.ts';
import { dateWriter } from './date-writer.ts';
import { formatDigits } from '../language/format-digits.ts';
import { type ClinicView, leadsWithBikram } from '../language/format-locale.ts';
import { nepaliDayPeriod, nepaliMonths, nepaliWeekdays } from './format-nepali-names.ts';

/** The pieces of an instant as the clinic's clock and calendar show them, in the words and digits of the language. */
export function readClinicTime(instant: Date, view: ClinicView) {
  const written = readWritten(instant, view);
  if (!leadsWithBikram(view)) return written;
  return { ...written, ...view.bikram?.find(clinicDay(instant.getTime(), view.zone), view.language) };
}

function readWritten(instant: Date, { zone, language }: ClinicView) {
  const english = readEnglish(instant, zone);
  if (language === 'en') return english;
  const { weekday, day, month, year, clock } = english;
  const dayPeriod = nepaliDayPeriod(readClinicHour(instant, zone));
  const digits = formatDigits(clock, 'ne');
  return {
    weekday: nepaliWeekdays[weekdays.indexOf(weekday)] ?? weekday,
    day: formatDigits(day, 'ne'),
    month: nepaliMonths[months.indexOf(month)] ?? month,
    year: formatDigits(year, 'ne'),
    clock: digits,
    dayPeriod,
    time: `${dayPeriod} ${digits}`,
  };
}

/** 0 to 23, on the clinic's clock. */
export function readClinicHour(instant: Date, zone: string | undefined): number {
  return Number(dateWriter({ timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(instant));
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function readEnglish(instant: Date, zone: string | undefined) {
  const parts = dateWriter({
    timeZone: zone,
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(instant);
  const find = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const clock = `${find('hour')}:${find('minute')}`;
  return {
    weekday: find('weekday'),
    day: find('day'),
    month: find('month'),
    year: find('year'),
    clock,
    dayPeriod: find('dayPeriod'),
    time: `${clock} ${find('dayPeriod')}`,
  };
}
