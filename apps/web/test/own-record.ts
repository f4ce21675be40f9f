import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import type { Patient } from 'fhir/r4';
import type { Answer } from './fake-records-client.ts';

/** Keeps one record, and refuses what was made from an older version of it. */
export function createRecord(stored: Partial<Patient> = {}) {
  let patient: Patient = {
    resourceType: 'Patient',
    id: 'patient-of-a-test',
    meta: { versionId: '1' },
    name: [{ given: ['Maya'], family: 'Tamang' }],
    ...stored,
  };
  const change = (next: Partial<Patient>) => {
    const versionId = String(Number(patient.meta?.versionId) + 1);
    patient = { ...patient, ...next, meta: { versionId } };
    return patient;
  };
  const answer: Answer = ({ method, path, body }) => {
    if (path !== 'Patient/patient-of-a-test') return undefined;
    if (method === 'get') return patient;
    const sent = body as Patient;
    if (sent.meta?.versionId !== patient.meta?.versionId) throw new RecordsRefusal(412, undefined);
    return change(sent);
  };
  return { answer, change, read: () => patient };
}
