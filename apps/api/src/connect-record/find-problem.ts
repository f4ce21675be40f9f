import { findConnectProblem } from '@portal/clinical-domain/connect/connectable';
import type { Patient } from 'fhir/r4';
import { isReplaced } from '../portal-auth/replaced-record.ts';
import type { Records } from '../records/records.ts';

/**
 * Why only the desk can help with this record; undefined where it can be connected. A record that the portal made for an
 * account, which the identifier of its issuer tells, is that account's and nobody else's. @throws Unavailable
 */
export async function findRecordProblem(
  records: Records,
  patient: Patient,
  issuer: string,
): Promise<string | undefined> {
  if (patient.identifier?.some(({ system }) => system === issuer))
    return 'it is the first record of an account';
  const said = findConnectProblem(patient);
  if (said !== undefined) return said;
  return (await isReplaced(records, patient.id ?? '')) ? 'replaced' : undefined;
}
