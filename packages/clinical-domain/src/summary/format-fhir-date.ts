import { clinicDay } from '../time/clinic-day.ts';
import { formatDay, formatMonth } from '../time/format-calendar.ts';
import { formatDigits } from '../language/format-digits.ts';
import type { ClinicView, DayView } from '../language/format-locale.ts';

const whole = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/;

/** A date of the record, as exact as it is: 2021, March 2021, 12 Mar 2021. Nothing for what is no date. */
export function formatFhirDate(value: string | undefined, view: ClinicView): string | undefined {
  if (value === undefined) return undefined;
  const { language } = view;
  if (/^\d{4}$/.test(value)) return formatYear(value, view);
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return formatMonth(`${value}-01`, { language });
  if (!whole.test(value)) return undefined;
  if (value.length === 10) return formatDay(value, view);
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : formatDay(clinicDay(instant, view.zone ?? 'UTC'), view);
}

/** A year or a month of AD lies in two of Bikram Sambat: it stays AD, and a bare year then says so. */
function formatYear(year: string, { language, bikram }: DayView): string {
  const digits = formatDigits(year, language);
  if (!bikram) return digits;
  return language === 'ne' ? `सन् ${digits}` : `${digits} AD`;
}
