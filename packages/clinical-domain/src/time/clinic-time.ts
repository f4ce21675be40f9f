import { parseDate, toZoned } from '@internationalized/date';
import { addDays, minute } from './clinic-day.ts';

const remembered = new Map<string, number>();
const mostRemembered = 2000;
const dayLength = 24 * 3_600_000;

/** The instant at which the clinic's day begins. Remembered: the zone's rules take longer than all the rest of a list. */
export function startOfDay(day: string, zone: string): number {
  return remember(`${zone} ${day}`, () => toZoned(parseDate(day), zone).toDate().getTime());
}

/** The instant of a wall-clock time; where clocks jump over it, as much later as they jump. */
export function clinicInstant(day: string, minutesOfDay: number, zone: string): number {
  const [start, end] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
  if (minutesOfDay >= 24 * 60) return end;
  if (end - start === dayLength) return start + minutesOfDay * minute;
  return remember(`${zone} ${day} ${minutesOfDay}`, () => {
    const time = { hour: Math.floor(minutesOfDay / 60), minute: minutesOfDay % 60 };
    return toZoned(parseDate(day), zone).set(time).toDate().getTime();
  });
}

function remember(key: string, find: () => number): number {
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const instant = find();
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, instant);
  return instant;
}
