import type { Resource } from 'fhir/r4';
import { findChangedResources } from '../events/changed-resources.ts';
import { createChangeFinder } from '../events/find-change.ts';
import type { OwnChange } from '../events/own-change.ts';
import type { Database } from '../infra/database.ts';
import type { Records } from '../records/records.ts';
import { noticedTypes } from '../notifications/plan-notifications.ts';

const overlapMs = 60_000;
const atOnce = 8;
const wanted = { types: noticedTypes, isWhole: true };

type Parts = {
  /** Each has a cursor of its own. */
  name: string;
  database: Pick<Database, 'query'>;
  records: Records;
  onChange: (change: OwnChange, resource: Resource) => Promise<void>;
};

/**
 * Looks through everything that changed since the last sweep, whoever told of it or did not: the records server gives up on
 * a hook that fails for long, and Redis forgets. The cursor moves with each page that is done, so that a sweep that breaks
 * off, or has more to do than its time allows, goes on from there. The first sweep of a deployment begins now: what was
 * there before is no news.
 */
export async function sweep({ name, database, records, onChange }: Parts): Promise<number> {
  const startedAt = new Date();
  const [cursor] = await database.query<{ until: Date }>(
    `insert into portal.sweeps (name, swept_until) values ($1, $2)
     on conflict (name) do update set name = excluded.name returning swept_until as until`,
    [name, startedAt],
  );
  const isFirst = cursor?.until.getTime() === startedAt.getTime();
  const since = isFirst ? startedAt : new Date((cursor?.until ?? startedAt).getTime() - overlapMs);
  const findChange = createChangeFinder(records);
  let seen = 0;
  for await (const { resources, until } of findChangedResources(records, since, wanted)) {
    for (let from = 0; from < resources.length; from += atOnce)
      await Promise.all(resources.slice(from, from + atOnce).map(look));
    await database.query('update portal.sweeps set swept_until = greatest(swept_until, $2) where name = $1', [
      name,
      until ?? startedAt,
    ]);
  }
  return seen;

  async function look(resource: Resource) {
    const change = await findChange(resource);
    if (!change) return;
    await onChange(change, resource);
    seen += 1;
  }
}
