import { findConnectProblem } from '@portal/clinical-domain/connect/connectable';
import type { Patient } from 'fhir/r4';
import { isReplaced } from '../portal-auth/replaced-record.ts';
import type { Records } from '../records/records.ts';

/** Why only the desk can help with this record; undefined where it can be connected. @throws Unavailable */
export async function findRecordProblem(records: Records, patient: Patient): Promise<string | undefined> {
  const said = findConnectProblem(patient);
  if (said !== undefined) return said;
  return (await isReplaced(records, patient.id ?? '')) ? 'replaced' : undefined;
}
