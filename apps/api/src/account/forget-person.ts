import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../infra/database.ts';
import type { Session } from '../sessions/session-store.ts';

/** Between attempts. */
const waitsMs = [250, 750, 2000, 5000];
/** What belongs to the account; what hangs on a session goes with it. */
const tables = [
  'shares',
  'downloads',
  'notification_preferences',
  'muted_conversations',
  'sent_notifications',
];

/**
 * Forgets every session that this person ever had and what belongs to the account, unless `work` fails. Where the database
 * is lost after `work`, which cannot be undone, it is forgotten again, for 8 s. Kept are the counts
 * of the day, until they are two days old: an account that is deleted and made anew has no second day. Kept is also what the
 * patient wrote into the record, as written and not confirmed: it is still in the record.
 * Gives the names under which the live sessions are remembered elsewhere.
 */
export async function forgetPerson(
  database: Pick<Database, 'lockingTransaction'>,
  { id, patientId }: Pick<Session, 'id' | 'patientId'>,
  work: () => Promise<void>,
): Promise<Pick<Session, 'upstreamSid' | 'client'>[]> {
  let isWorkDone = false;
  const workOnce = async () => {
    if (!isWorkDone) await work();
    isWorkDone = true;
  };
  for (const waitMs of [...waitsMs, undefined]) {
    try {
      return await forget(database, { id, patientId }, workOnce);
    } catch (error) {
      if (!isWorkDone || waitMs === undefined) throw error;
      await sleep(waitMs);
    }
  }
  throw new Error('The last attempt throws or returns.');
}

async function forget(
  database: Pick<Database, 'lockingTransaction'>,
  { id, patientId }: Pick<Session, 'id' | 'patientId'>,
  work: () => Promise<void>,
): Promise<Pick<Session, 'upstreamSid' | 'client'>[]> {
  return database.lockingTransaction(async (query) => {
    for (const table of tables) await query(`delete from portal.${table} where patient_id = $1`, [patientId]);
    await query('delete from portal.contacts where patient_id = $1 and not written', [patientId]);
    await query('update portal.contacts set verified_at = null, asked_with = null where patient_id = $1', [
      patientId,
    ]);
    const gone = await query<Pick<Session, 'upstreamSid' | 'client'>>(
      `delete from portal.sessions s using portal.sessions own
       where own.id = $1 and s.issuer = own.issuer and s.subject = own.subject
       returning s.upstream_sid as "upstreamSid", s.client`,
      [id],
    );
    await work();
    return gone;
  });
}
