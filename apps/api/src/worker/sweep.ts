import { findChangedResources } from '../events/changed-resources.ts';
import { type OwnChange, toOwnChange } from '../events/own-change.ts';
import type { Database } from '../infra/database.ts';
import type { RecordsClient } from '../infra/records-client.ts';
import { noticedTypes } from '../notices/plan-notices.ts';

const name = 'notices';
const overlapMs = 60_000;

type Parts = {
  database: Pick<Database, 'query'>;
  records: Pick<RecordsClient, 'send'>;
  onChange: (change: OwnChange) => Promise<void>;
};

/**
 * Looks through everything that changed since the last sweep, whoever told of it or did not: the records server gives up on
 * a hook that fails for long, and Redis forgets. The cursor moves when all of it is done, so that a sweep that breaks off
 * is done again. The first sweep of a deployment begins now: what was there before is no news.
 */
export async function sweep({ database, records, onChange }: Parts): Promise<number> {
  const startedAt = new Date();
  const [cursor] = await database.query<{ until: Date }>(
    `insert into portal.sweeps (name, swept_until) values ($1, $2)
     on conflict (name) do update set name = excluded.name returning swept_until as until`,
    [name, startedAt],
  );
  const isFirst = cursor?.until.getTime() === startedAt.getTime();
  const since = isFirst ? startedAt : new Date((cursor?.until ?? startedAt).getTime() - overlapMs);
  let seen = 0;
  for await (const resources of findChangedResources(records, since, noticedTypes)) {
    for (const change of resources.flatMap((resource) => toOwnChange(resource) ?? [])) {
      await onChange(change);
      seen += 1;
    }
  }
  await database.query('update portal.sweeps set swept_until = greatest(swept_until, $2) where name = $1', [
    name,
    startedAt,
  ]);
  return seen;
}
