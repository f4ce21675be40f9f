import type { Database } from '../infra/database.ts';

/** What is shared no longer is not kept, though nobody could read it; who looked at it is, for a while. */
export async function clearEndedShares(
  { query }: Pick<Database, 'query'>,
  keptDays: number,
): Promise<number> {
  await query('update portal.shares set payload = null where payload is not null and expires_at <= now()');
  const gone = await query(
    'delete from portal.shares where expires_at < now() - make_interval(days => $1) returning 1',
    [keptDays],
  );
  return gone.length;
}
