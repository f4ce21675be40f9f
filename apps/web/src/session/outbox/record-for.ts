import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { session } from '../session.ts';
import type { User } from '../user.ts';

/** Whether it was written for the account's record, or for the first one, which has the account's own id. */
export function isWrittenBy({ id, subject }: User, { patientId }: { patientId: string }): boolean {
  return patientId === id || patientId === subject;
}

/**
 * The record that what waits goes to: where the account was connected, what was written for its first record belongs to the
 * other one, once all that the first one held was moved there, because it may refer to it. @throws RecordsRefusal where the
 * portal has not moved it; another error where that is not known yet
 */
export async function findRecordFor(
  { patientId }: { patientId: string },
  ask = askConnection,
): Promise<string> {
  const { user } = session.store.getState();
  if (!user || user.id === patientId) return patientId;
  const { state, connected_at: connectedAt } = await ask();
  if (state === 'connecting') throw new Error('not moved yet');
  if (state !== 'connected' || connectedAt === undefined) throw new RecordsRefusal(403, undefined);
  return user.id;
}

async function askConnection() {
  const { readConnection } = await import('../account/connect-record-api.ts');
  return readConnection();
}
