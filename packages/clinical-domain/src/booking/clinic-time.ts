import {
  type CalendarDate,
  parseAbsolute,
  parseDate,
  toCalendarDate,
  toZoned,
} from '@internationalized/date';

/** A stretch of time in milliseconds since 1970, its end not included. */
export interface Span {
  start: number;
  end: number;
}

export const minute = 60_000;

/** The calendar day of an instant at the clinic, as YYYY-MM-DD. */
export function clinicDay(instant: number, zone: string): string {
  return toCalendarDate(parseAbsolute(new Date(instant).toISOString(), zone)).toString();
}

export function addDays(day: string, days: number): string {
  return parseDate(day).add({ days }).toString();
}

/** Negative when the second day comes before the first. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / (24 * 60 * minute));
}

/** The instant at which the clinic's day begins. */
export function startOfDay(day: string, zone: string): number {
  return toZoned(parseDate(day), zone).toDate().getTime();
}

const remembered = new Map<string, number>();
const mostRemembered = 2000;

/**
 * The instant of a wall-clock time; where clocks jump over it, the first instant after the jump. Remembered, because every
 * doctor's hours ask for the same few, and the zone's rules take longer than all the rest of a list of free times.
 */
export function clinicInstant(day: string, minutesOfDay: number, zone: string): number {
  const key = `${zone} ${day} ${minutesOfDay}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const instant = findInstant(day, minutesOfDay, zone);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, instant);
  return instant;
}

function findInstant(day: string, minutesOfDay: number, zone: string): number {
  const date: CalendarDate = parseDate(day);
  if (minutesOfDay >= 24 * 60) return startOfDay(addDays(day, 1), zone);
  const time = { hour: Math.floor(minutesOfDay / 60), minute: minutesOfDay % 60 };
  return toZoned(date, zone).set(time).toDate().getTime();
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Whole seconds, UTC: the one form in which a Slot's times are written, because uniqueness compares text. */
export function formatInstant(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, -5)}Z`;
}

export const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** Midnights of the clinic between now and then; 0 for today and for what has begun. */
export function countDaysUntil(start: Date, now: Date, zone: string): number {
  return Math.max(0, daysBetween(clinicDay(now.getTime(), zone), clinicDay(start.getTime(), zone)));
}
