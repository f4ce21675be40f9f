import type { Database } from '../infra/database.ts';

/**
 * The record that the patient of a job has by now: a reminder that was planned before the account was connected is made in the
 * record that the visit was moved to. @throws while the visit may be in either, so that the job is tried again
 */
export function createCurrentPatient({ query }: Pick<Database, 'query'>) {
  return async function findCurrentPatient(patientId: string): Promise<string> {
    const [row] = await query<{ patientId: string; step: string }>(
      `select new_patient as "patientId", step from portal.connections
       where old_patient = $1 and step in ('switched', 'moved', 'done')`,
      [patientId],
    );
    if (row?.step === 'switched') throw new Error('the record of this patient is being moved');
    return row?.patientId ?? patientId;
  };
}
