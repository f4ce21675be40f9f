import type { Bundle, Resource } from 'fhir/r4';
import type { AccessAudit } from '../audit/access-audit.ts';
import type { Caller } from '../patient-access/caller.ts';
import { largestPage } from '../patient-access/tables/limits.ts';
import type { Cursor } from './walk.ts';

/** Who looked at the record until the download began, newest first: a page, and where the next one begins. */
export async function readEvents(
  audit: Pick<AccessAudit, 'search'>,
  { since, seen, offset }: Cursor,
  startedAt: string,
  caller: Caller,
): Promise<{ fresh: Resource[]; next: Cursor | undefined }> {
  const until = since ?? startedAt;
  const page: Bundle = await audit.search(
    [
      { name: 'date', modifier: undefined, value: `le${until}` },
      { name: '_count', modifier: undefined, value: String(largestPage) },
      { name: '_offset', modifier: undefined, value: String(offset) },
    ],
    caller,
  );
  const found = (page.entry ?? []).flatMap(({ resource }) => resource ?? []);
  const known = new Set(seen);
  const fresh = found.filter(({ id = '' }) => !known.has(id));
  const hasMore = page.link?.some(({ relation }) => relation === 'next') ?? false;
  const last = found.at(-1) as { recorded?: string } | undefined;
  if (!hasMore || last?.recorded === undefined) return { fresh, next: undefined };
  const moment = new Date(last.recorded).toISOString();
  const ids = found.map(({ id = '' }) => id);
  const next =
    moment === until
      ? { since: until, seen: [...seen, ...ids], offset: offset + found.length }
      : { since: moment, seen: ids, offset: 0 };
  return { fresh, next };
}
