/** A stretch of time in milliseconds since 1970, its end not included. */
export interface Span {
  start: number;
  end: number;
}

export const minute = 60_000;

export const startOfMinute = (instant: number) => Math.floor(instant / minute) * minute;

const day = 24 * 60 * minute;

const calendars = new Map<string | undefined, Intl.DateTimeFormat>();

/** “For ever” is often written as 9999-12-31; east of Greenwich that would be a day of the year 10000. */
const lastInstant = Date.UTC(9999, 11, 30);

/** The calendar day of an instant at the clinic, as YYYY-MM-DD; without a zone, on the device's calendar. */
export function clinicDay(instant: number, zone: string | undefined): string {
  // Swedish writes dates as ISO 8601 does.
  const calendar = calendars.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  calendars.set(zone, calendar);
  return calendar.format(Math.min(instant, lastInstant));
}

export function addDays(from: string, days: number): string {
  return new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);
}

/** Negative when the second day comes before the first. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / day);
}

/** Midnights of the clinic between now and then; 0 for today and for what has begun. */
export function countDaysUntil(start: Date, now: Date, zone: string): number {
  return Math.max(0, daysBetween(clinicDay(now.getTime(), zone), clinicDay(start.getTime(), zone)));
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(of: string): number {
  return new Date(`${of}T00:00:00Z`).getUTCDay();
}

/** Whole seconds, UTC: the one form in which a Slot's times are written, because uniqueness compares text. */
export function formatInstant(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, -5)}Z`;
}

export const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
