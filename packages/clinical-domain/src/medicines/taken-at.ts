import { addDays, clinicDay } from '../time/clinic-day.ts';
import { clinicInstant } from '../time/clinic-time.ts';
import { doseLimits } from './dose-limits.ts';

/** The instant that a time of day means for this dose: within a day from when it could be marked, and not in the future. */
export function findTakenAt(
  planned: number,
  clock: string,
  { now, zone }: { now: number; zone: string },
): number | undefined {
  const parts = /^(\d\d):(\d\d)$/.exec(clock);
  if (!parts) return undefined;
  const minutes = Number(parts[1]) * 60 + Number(parts[2]);
  const earliest = planned - doseLimits.opensBeforeMs;
  return [-1, 0, 1]
    .map((days) => clinicInstant(addDays(clinicDay(planned, zone), days), minutes, zone))
    .find((at) => at >= earliest && at <= now && at < earliest + 24 * 3_600_000);
}
