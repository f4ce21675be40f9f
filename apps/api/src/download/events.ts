import type { Resource } from 'fhir/r4';
import { hasNextPage, listResources } from '../records/bundle.ts';
import type { AccessAudit } from '../audit/access-audit.ts';
import type { Caller } from '../patient-access/caller.ts';
import { toPageParameters } from '../patient-access/page.ts';
import { toParameters } from '../patient-access/parse-query.ts';
import { largestPage } from '../patient-access/tables/limits.ts';
import type { Cursor } from './cursor.ts';

/** Who looked at the record until the download began, newest first: a page, and where the next one begins. */
export async function readEvents(
  audit: Pick<AccessAudit, 'search'>,
  { since, seen, offset }: Cursor,
  startedAt: string,
  caller: Caller,
): Promise<{ fresh: Resource[]; next: Cursor | undefined }> {
  const until = since ?? startedAt;
  const query = { date: `le${until}`, ...toPageParameters({ count: largestPage, offset }) };
  const page = await audit.search(toParameters(query), caller);
  const found = listResources(page);
  const known = new Set(seen);
  const fresh = found.filter(({ id = '' }) => !known.has(id));
  const last = found.at(-1) as { recorded?: string } | undefined;
  if (!hasNextPage(page) || last?.recorded === undefined) return { fresh, next: undefined };
  const moment = new Date(last.recorded).toISOString();
  const ids = found.map(({ id = '' }) => id);
  const next =
    moment === until
      ? { since: until, seen: [...seen, ...ids], offset: offset + found.length }
      : { since: moment, seen: ids, offset: 0 };
  return { fresh, next };
}
