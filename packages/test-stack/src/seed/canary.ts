import type { Reference } from 'fhir/r4';
import type { ClinicDay } from './clinic-time.ts';

/** What each part of a canary patient is built from. */
export interface Canary {
  patient: Reference;
  id: (type: string, ordinal?: number) => string;
  /** A string that stands nowhere else: `CANARY-B-comment`. */
  mark: (field: string) => string;
  at: (days: number) => string;
  day: (days: number) => ClinicDay;
}
