import { getPatientNumber } from '@portal/clinical-domain/profile/patient-number';
import { getPatient } from '@portal/fhir-queries/patient.query';
import { queryOptions } from '@tanstack/react-query';
import type { Patient } from 'fhir/r4';
import { queryClient } from './query-client.ts';
import { recordsClient } from './records-client.ts';
import { session } from '../session.ts';

const keyOf = (id: string) => ['patient', id];

/** The record of whoever is signed in; `newest` asks the server whatever was answered before. */
export async function loadOwnPatient({ newest = false } = {}): Promise<Patient> {
  const id = session.store.getState().user?.id ?? '';
  return queryClient.fetchQuery({ ...ownPatientOf(id), ...(newest && { staleTime: 0 }) });
}

export function ownPatientOf(id: string) {
  return queryOptions({
    queryKey: keyOf(id),
    queryFn: () => getPatient(recordsClient, id),
    // Not live: whoever edits the profile must not have it changed meanwhile; saving tells of a conflict.
  });
}

/** What is shown as Patient ID. Where the record cannot be read now, the id of the sign-in stands. */
export async function loadOwnNumber(): Promise<string> {
  try {
    return getPatientNumber(await loadOwnPatient());
  } catch {
    return session.store.getState().user?.id ?? '';
  }
}

export function rememberOwnPatient(patient: Patient): void {
  queryClient.setQueryData(keyOf(patient.id ?? ''), patient);
}
