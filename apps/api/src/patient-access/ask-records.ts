import type { Bundle, BundleEntry, Resource } from 'fhir/r4';
import type { Records } from '../records/records.ts';
import type { Caller } from './caller.ts';
import { hasNextPage } from '../records/bundle.ts';
import { findReferences } from '../records/find-references.ts';
import { type Asked, forward } from './forward.ts';
import { getPage, toPageParameters } from './page.ts';
import { siftedTypes } from './tables/withheld.ts';
import { isFindable } from './visible.ts';

type Search = Extract<Asked, { interaction: 'search-type' }>;
type Found = { matches: BundleEntry[]; included: BundleEntry[] };

/** The records server gives no longer page. */
const longestPage = 500;
/** Beyond every page that a patient may ask for; what lies deeper is not looked at. */
const mostPages = 12;

/**
 * Asks the records server. What it cannot leave out of a search is taken out here, and the page is filled with what follows:
 * places, totals and links are those of a record without it.
 */
export async function askRecords(records: Records, request: Asked, caller: Caller): Promise<Resource> {
  if (request.interaction !== 'search-type' || !siftedTypes.has(request.type))
    return forward(records, request);
  if (request.parameters.some(({ name }) => name === '_summary')) {
    const { matches } = await findShown(records, request, caller, Infinity);
    return { resourceType: 'Bundle', type: 'searchset', total: matches.length } as Bundle;
  }
  const { offset: from, count } = getPage(request.narrowing);
  const to = from + count;
  const { matches, included } = await findShown(records, request, caller, to + 1);
  const page = matches.slice(from, to);
  const next = { relation: 'next', url: '' };
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link: matches.length > to ? [next] : [],
    entry: [...page, ...findRelated(page, included)],
  } as Bundle;
}

/** The first matches that are shown, from the beginning: a place is known only by what is shown before it. */
async function findShown(records: Records, request: Search, caller: Caller, most: number): Promise<Found> {
  const parameters = request.parameters.filter(({ name }) => name !== '_summary');
  const isById = parameters.some(({ name }) => name === '_id');
  const found: Found = { matches: [], included: [] };
  let offset = 0;
  for (let page = 0; page < mostPages && found.matches.length < most; page += 1) {
    const place = toPageParameters({ offset, count: Math.min(most, longestPage) });
    const narrowing = { ...request.narrowing, ...place };
    const bundle = (await forward(records, { ...request, parameters, narrowing })) as Bundle;
    const entries = bundle.entry ?? [];
    const matches = entries.filter(({ search }) => search?.mode === 'match');
    found.matches.push(...matches.filter(({ resource }) => resource && isFindable(resource, caller, isById)));
    found.included.push(...entries.filter(({ search }) => search?.mode === 'include'));
    offset += matches.length;
    if (matches.length === 0 || !hasNextPage(bundle)) break;
  }
  return found;
}

/** What came along with the matches of this page, each once. */
function findRelated(page: readonly BundleEntry[], included: readonly BundleEntry[]): BundleEntry[] {
  const matches = new Set(page.flatMap(({ resource }) => toName(resource) ?? []));
  const named = new Set(page.flatMap(({ resource }) => findReferences(resource)));
  const related = new Map<string, BundleEntry>();
  for (const entry of included) {
    const name = toName(entry.resource);
    const leadsHere = findReferences(entry.resource).some((reference) => matches.has(reference));
    if (name !== undefined && (named.has(name) || leadsHere)) related.set(name, entry);
  }
  return [...related.values()];
}

function toName(resource: Resource | undefined): string | undefined {
  return resource?.id === undefined ? undefined : `${resource.resourceType}/${resource.id}`;
}
