import { type CalendarDate, parseDate, toZoned } from '@internationalized/date';
import { addDays } from './clinic-day.ts';

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
