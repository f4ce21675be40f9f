import type { Patient } from 'fhir/r4';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { isInUse, isOfHospital } from './identity-numbers.ts';

/** The number by which the hospital knows the patient, as its counters and papers say it. */
export function findHospitalNumber({ identifier = [] }: Pick<Patient, 'identifier'>): string | undefined {
  const inUse = identifier.filter(isInUse);
  const own = inUse.find(({ system }) => system === systemUris.hospitalNumber);
  return (own ?? inUse.find(isOfHospital))?.value;
}

/** What is shown as Patient ID: the hospital's number, or the record's own id where there is none yet. */
export function getPatientNumber(patient: Pick<Patient, 'id' | 'identifier'>): string {
  return findHospitalNumber(patient) ?? patient.id ?? '';
}
