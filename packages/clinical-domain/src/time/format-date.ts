import { clinicDay } from './clinic-day.ts';
import { withBikram } from './format-calendar.ts';
import type { ClinicView } from '../language/format-locale.ts';
import { readClinicTime } from './format-clinic-time.ts';

/** dd MMM yyyy */
export function formatDate(instant: Date, view: ClinicView): string {
  const { day, month, year } = readClinicTime(instant, { ...view, bikram: undefined });
  const written = `${day} ${month} ${year}`;
  if (!view.bikram) return written;
  return withBikram(written, clinicDay(instant.getTime(), view.zone), view);
}

/** dd MMM yyyy h:mm a */
export function formatDateTime(instant: Date, view: ClinicView): string {
  return `${formatDate(instant, view)} ${formatTime(instant, view)}`;
}

/** EEE, dd MMM yyyy */
export function formatWeekdayAndDate(instant: Date, view: ClinicView): string {
  return `${readClinicTime(instant, view).weekday}, ${formatDate(instant, view)}`;
}

/** EEE, dd MMM, h:mm a of a visit in these weeks; no line breaks inside the day or the time. */
export function formatVisitTime(instant: Date, view: ClinicView): string {
  const { weekday, day, month, time } = readClinicTime(instant, { ...view, bikram: undefined });
  const written = keepTogether(`${day} ${month}`);
  const date = withBikram(written, clinicDay(instant.getTime(), view.zone), view, (found) =>
    keepTogether(`${found.day} ${found.month}`),
  );
  return `${weekday}, ${date}, ${keepTogether(time)}`;
}

const keepTogether = (text: string) => text.replaceAll(' ', '\u00A0');

/** dd */
export function formatDayOfMonth(instant: Date, view: ClinicView): string {
  return readClinicTime(instant, view).day;
}

/** h:mm a; in Nepali the part of the day stands before the hour. */
export function formatTime(instant: Date, view: ClinicView): string {
  return readClinicTime(instant, view).time;
}

/** A spaced en dash between both; Nepali does not say the part of the day twice. */
export function formatTimeRange(start: Date, end: Date | undefined, view: ClinicView): string {
  const from = readClinicTime(start, view);
  if (!end) return from.time;
  const to = readClinicTime(end, view);
  const isSaidAlready = view.language === 'ne' && from.dayPeriod === to.dayPeriod;
  return `${from.time} – ${isSaidAlready ? to.clock : to.time}`;
}
