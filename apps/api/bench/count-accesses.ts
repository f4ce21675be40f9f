import { openDatabase } from '../src/infra/database.ts';
import { createLogger } from '../src/infra/logger.ts';
import { environment } from '../test/stack.ts';

/** How many accesses the audit has since then, of whoever. */
export async function countAccesses(from: Date): Promise<number> {
  const log = createLogger({ logLevel: 'silent' });
  const database = openDatabase({ databaseUrl: environment.PORTAL_DATABASE_URL }, log);
  const [row] = await database.query<{ n: number }>(
    'select count(*)::int as n from portal.audit where at >= $1',
    [from],
  );
  await database.close();
  return row?.n ?? 0;
}
