import { readClinicHour } from '@portal/clinical-domain/time/format-clinic-time';

/** The part of the day on the clinic's clock. */
export function partOfDayAt(instant: Date, zone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = readClinicHour(instant, zone);
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}
