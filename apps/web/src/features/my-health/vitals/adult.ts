import { addDays } from '@portal/clinical-domain/time/clinic-day';

const adultDays = Math.ceil(18 * 365.25);

/** The limits of adults are no child's. Whose birthday is unknown counts as grown up. */
export function isAdultOn(birthDate: string | undefined, now: Date): boolean {
  return birthDate === undefined || birthDate <= addDays(now.toISOString().slice(0, 10), -adultDays);
}

/** A device's clock may be behind the clinic's; a reading of next year is a slip of the pen, and never the latest. */
export const clockSkewMs = 24 * 3_600_000;
