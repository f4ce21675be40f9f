import type { Reference } from 'fhir/r4';
import type { ClinicDay } from '../clinic-time.ts';
import type { Random } from './random.ts';

/** What each part of one generated person is built from. */
export interface Subject {
  number: number;
  patient: Reference;
  patientId: string;
  today: ClinicDay;
  random: Random;
}
