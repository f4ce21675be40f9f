import { addDays, clinicDay, dayOfWeek, daysBetween } from '../time/clinic-day.ts';
import { adherenceDays } from './adherence.ts';
import { doseLimits } from './dose-limits.ts';

/** The week of that day, Sunday to Saturday. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -dayOfWeek(day));
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}

/** Every day that can be looked at: as far back as records are at hand, and to the end of this week. */
export function listReachableDays(now: number, zone: string): string[] {
  const { first, last: today } = adherenceDays(now, zone);
  const end = weekOf(today).at(-1) ?? today;
  return Array.from({ length: daysBetween(first, end) + 1 }, (_, index) => addDays(first, index));
}

/** Today and the days before it whose doses can still be marked. */
export function isMarkable(day: string, now: number, zone: string): boolean {
  const today = clinicDay(now, zone);
  return day <= today && day >= addDays(today, -doseLimits.markableDays);
}
