import { afterAll } from 'vitest';
import { openDatabase } from '../src/infra/database.ts';
import { createLogger } from '../src/infra/logger.ts';
import { environment } from '../test/stack.ts';

/** The portal's own tables, for what a test cannot wait for and for what it must see. Closed after the file. */
export function openTables() {
  const log = createLogger({ logLevel: 'silent' });
  const database = openDatabase({ databaseUrl: environment.PORTAL_DATABASE_URL }, log);
  afterAll(() => database.close());
  return {
    query: database.query,
    /** Makes a moment of a session's tokens lie in the past. */
    age: (upstreamSid: unknown, column: 'access_expires_at' | 'rotated_at', seconds: number) =>
      database.query(
        `update portal.session_tokens set ${column} = now() - make_interval(secs => $2)
         where session_id in (select id from portal.sessions where upstream_sid = $1)`,
        [upstreamSid, seconds],
      ),
    /** How often the patient's record was accessed from then on, as the audit has it. */
    countAccesses: async (patientId: string, from: Date): Promise<number> => {
      const [row] = await database.query<{ n: number }>(
        `select count(*)::int as n from portal.audit
         where patient_id = $1 and at >= $2 and interaction not in ('login', 'logout')`,
        [patientId, from],
      );
      return row?.n ?? 0;
    },
  };
}
