import { addDays, clinicDay } from '../time/clinic-day.ts';
import { clinicInstant, startOfDay } from '../time/clinic-time.ts';

/** Times of day on the clinic's clock, as HH:MM; past midnight where `until` is the earlier. */
export type QuietHours = { from: string; until: string };

/** When something that is ready now may be sent: now, or at the end of the quiet hours. */
export function afterQuietHours(now: number, quiet: QuietHours | undefined, zone: string): number {
  if (!quiet || quiet.from === quiet.until) return now;
  const today = clinicDay(now, zone);
  const [from, until] = [toMinutes(quiet.from), toMinutes(quiet.until)];
  const clock = Math.floor((now - startOfDay(today, zone)) / 60_000);
  const isPastMidnight = from > until;
  const isQuiet = isPastMidnight ? clock >= from || clock < until : clock >= from && clock < until;
  if (!isQuiet) return now;
  const day = isPastMidnight && clock >= from ? addDays(today, 1) : today;
  return clinicInstant(day, until, zone);
}

function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
