import { clinicDay, daysBetween } from '@portal/clinical-domain/time/clinic-day';

/** Days of the clinic's calendar until a bill is due; negative when that day has passed. */
export function countDaysUntilDue(due: string, now: Date, zone: string): number {
  return daysBetween(clinicDay(now.getTime(), zone), due);
}
