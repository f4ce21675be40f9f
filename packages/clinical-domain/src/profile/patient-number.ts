import type { Patient } from 'fhir/r4';
import { systemUris } from '../fhir/fhir-extensions.ts';

/** The number by which the hospital knows the patient, as its counters and papers say it. */
export function findHospitalNumber({ identifier = [] }: Pick<Patient, 'identifier'>): string | undefined {
  const inUse = identifier.filter(({ use, period, value }) => value && use !== 'old' && !period?.end);
  const ofHospital = inUse.find(({ system }) => system === systemUris.hospitalNumber);
  const ofRecord = inUse.find(({ type }) => type?.coding?.some(({ code }) => code === 'MR'));
  return (ofHospital ?? ofRecord)?.value;
}

/** What is shown as Patient ID: the hospital's number, or the record's own id where there is none yet. */
export function getPatientNumber(patient: Pick<Patient, 'id' | 'identifier'>): string {
  return findHospitalNumber(patient) ?? patient.id ?? '';
}
