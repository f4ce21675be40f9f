import type { Database } from '../infra/database.ts';

const batch = 5000;

/**
 * Forgets sessions that ended or expired so many days ago, with their sealed tokens. Kept that long to answer what happened
 * to a sign-in; its accesses stay in the audit.
 */
export async function purgeSessions({ query }: Pick<Database, 'query'>, keptDays: number): Promise<number> {
  for (let purged = 0; ;) {
    const gone = await query(
      `delete from portal.sessions where id in (
         select id from portal.sessions
         where least(expires_at, coalesce(revoked_at, expires_at)) < now() - make_interval(days => $1)
         limit $2)
       returning 1`,
      [keptDays, batch],
    );
    purged += gone.length;
    if (gone.length < batch) return purged;
  }
}
