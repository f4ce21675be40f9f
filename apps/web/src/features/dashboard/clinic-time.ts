import { clinicDay, daysBetween } from '@portal/clinical-domain/booking/clinic-time';
import { readClinicHour } from '@portal/clinical-domain/format-clinic-time';

/** The part of the day on the clinic's clock. */
export function partOfDayAt(instant: Date, zone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = readClinicHour(instant, zone);
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}

/** Midnights of the clinic between now and then; 0 for today and for what has begun. */
export function countDaysUntil(start: Date, now: Date, zone: string): number {
  return Math.max(0, daysBetween(clinicDay(now.getTime(), zone), clinicDay(start.getTime(), zone)));
}
