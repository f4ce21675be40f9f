import { addDays } from '@portal/clinical-domain/time/clinic-day';

const adultDays = Math.ceil(18 * 365.25);

/** The limits of adults are no child's. Whose birthday is unknown counts as grown up. */
export function isAdultOn(birthDate: string | undefined, now: Date): boolean {
  return birthDate === undefined || birthDate <= addDays(now.toISOString().slice(0, 10), -adultDays);
}
