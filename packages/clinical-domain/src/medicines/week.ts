import { addDays, clinicDay, dayOfWeek } from '../booking/clinic-day.ts';

/** The clinic's current week, Sunday to Saturday. */
export function weekOf(now: number, zone: string): string[] {
  const today = clinicDay(now, zone);
  const sunday = addDays(today, -dayOfWeek(today));
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}
