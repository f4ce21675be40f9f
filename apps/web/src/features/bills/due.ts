import { clinicDay } from '@portal/clinical-domain/booking/clinic-time';

/** Days of the clinic's calendar until a bill is due; negative when that day has passed. */
export function countDaysUntilDue(due: string, now: Date, zone: string): number {
  const today = clinicDay(now.getTime(), zone);
  return Math.round((Date.parse(due) - Date.parse(today)) / 86_400_000);
}
