import { readClinicTime } from './format-clinic-time.ts';

/** Whether the device's own clock shows another time than the clinic's. */
export function isElsewhere(instant: Date, zone: string): boolean {
  const there = readClinicTime(instant, { zone, language: 'en' });
  const here = readClinicTime(instant, { zone: undefined, language: 'en' });
  return there.time !== here.time || there.day !== here.day;
}
