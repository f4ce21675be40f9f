import type { Bundle, Resource } from 'fhir/r4';
import { listResources } from '../records/bundle.ts';
import { findNextOffset, toPageParameters } from '../patient-access/page.ts';
import { deepestOffset, largestPage } from '../patient-access/tables/limits.ts';
import { Unavailable } from '../upstream/unavailable.ts';

/**
 * How far the resources of a type are read, oldest change first. The place is a moment, not a number, so that what is
 * changed or added meanwhile makes nothing fall out: it comes again, or comes last. `seen` are those of that moment that
 * were read; `offset` counts where a whole page is of one moment, or hidden.
 */
export type Cursor = { since: string | undefined; seen: string[]; offset: number };

export const firstPage: Cursor = { since: undefined, seen: [], offset: 0 };

export function toQuery({ since, offset }: Cursor, count: number): Record<string, string> {
  return {
    ...(since !== undefined && { _lastUpdated: `ge${since}` }),
    _sort: '_lastUpdated,_id',
    ...toPageParameters({ count, offset }),
  };
}

/** What of the page is new, and where the next one begins. */
export function advance(cursor: Cursor, page: Bundle): { fresh: Resource[]; next: Cursor | undefined } {
  const found = listResources(page);
  const seen = new Set(cursor.seen);
  const fresh = found.filter((resource) => !seen.has(nameOf(resource)));
  const offset = findNextOffset(page);
  if (offset === undefined) {
    if (cursor.offset + largestPage > deepestOffset) throw new Unavailable('records');
    return { fresh, next: undefined };
  }
  const moment = momentOf(found.at(-1)) ?? cursor.since;
  if (moment === cursor.since)
    return { fresh, next: { ...cursor, seen: [...cursor.seen, ...fresh.map(nameOf)], offset } };
  const ofMoment = found.filter((resource) => momentOf(resource) === moment);
  return { fresh, next: { since: moment, seen: ofMoment.map(nameOf), offset: 0 } };
}

const nameOf = ({ id, meta }: Resource) => `${id}/${meta?.versionId}`;

function momentOf(resource: Resource | undefined): string | undefined {
  const at = resource?.meta?.lastUpdated;
  return at === undefined ? undefined : new Date(at).toISOString();
}
