import type { Patient } from 'fhir/r4';
import type { RecordsClient } from './records-client.ts';

/** The record of the patient who is signed in. */
export async function getPatient(client: Pick<RecordsClient, 'get'>, id: string): Promise<Patient> {
  return toPatient(await client.get(`Patient/${id}`, {}));
}

/** Replaces exactly the version that was read; the client rejects when there is a newer one. */
export async function savePatient(client: Pick<RecordsClient, 'put'>, patient: Patient): Promise<Patient> {
  return toPatient(
    await client.put(`Patient/${patient.id}`, patient, {
      'if-match': `W/"${patient.meta?.versionId ?? ''}"`,
    }),
  );
}

function toPatient(answer: unknown): Patient {
  const patient = answer as Partial<Patient> | null | undefined;
  if (patient?.resourceType !== 'Patient')
    throw new Error('The records server did not answer with a Patient.');
  return patient as Patient;
}
