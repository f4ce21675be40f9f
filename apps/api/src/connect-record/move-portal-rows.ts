import type { Database, Query } from '../infra/database.ts';

/** Rows that have a key of their own. */
const renamed = ['shares', 'push_endpoints', 'phone_push_endpoints', 'contact_codes', 'sent_notifications'];
/** Rows of which a patient has one for each of these: where both records have it, the hospital's stays. */
const joined = {
  notification_preferences: 'choices, quiet_from, quiet_until, language, updated_at',
  muted_conversations: 'partner, muted_at',
  contacts: 'kind, contact, added_at, written, verified_at, asked_with',
  day_quotas: 'kind, item, day, bytes',
};

/**
 * What the portal keeps for one record is kept for the other. Doing it again takes along what came meanwhile. A download that
 * is under way ends: it is of the record before. The audit is never changed; it is read under both (audit-store.ts).
 */
export async function movePortalRows(
  { transaction }: Pick<Database, 'transaction'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction(async (query) => {
    for (const table of renamed)
      await query(`update portal.${table} set patient_id = $2 where patient_id = $1`, [from, to]);
    for (const [table, columns] of Object.entries(joined)) await join(query, table, columns);
    await query('delete from portal.downloads where patient_id = $1', [from]);
  });

  async function join(query: Query, table: string, columns: string) {
    await query(
      `with gone as (delete from portal.${table} where patient_id = $1 returning ${columns})
       insert into portal.${table} (patient_id, ${columns}) select $2, ${columns} from gone on conflict do nothing`,
      [from, to],
    );
  }
}
