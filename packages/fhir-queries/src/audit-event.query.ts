import { portalSite, viewKinds, type ViewKind } from '@portal/clinical-domain/audit/audit-codes';
import type { AuditEvent, Practitioner } from 'fhir/r4';
import { getResources, requireBundle } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** `others`: the hospital's people and whoever opened a link; `you` alone would fill most pages. */
export type Watcher = 'others' | 'care-team' | 'shared-link' | 'you' | 'everyone';
export type EventFilter = { by: Watcher; kind: ViewKind | undefined; day: string | undefined };
export type EventPage = { events: AuditEvent[]; earlier: string | undefined };

const pageSize = 100;
const mostCounted = 200;

/**
 * Newest first. `until` is what the page before it named as `earlier`: a moment, not a place in the list, so that no page is
 * too deep and what is added meanwhile moves nothing. Pages may overlap by what was recorded at that moment.
 */
export async function findEvents(
  client: Pick<RecordsClient, 'get'>,
  filter: EventFilter,
  until?: string,
): Promise<EventPage> {
  if (filter.by === 'others') return findByOthers(client, filter, until);
  const answer = await client.get('AuditEvent', [
    ...toParameters({ ...filter, by: filter.by }),
    ...(until === undefined ? [] : [['date', until] as [string, string]]),
    ['_sort', '-date'],
    ['_count', String(pageSize)],
  ]);
  const events = getResources(answer, 'AuditEvent');
  return { events, earlier: hasNext(answer) ? earlierThan(events, until) : undefined };
}

/** Two searches as one list: what lies deeper than the end of either page comes with the next. */
async function findByOthers(
  client: Pick<RecordsClient, 'get'>,
  filter: EventFilter,
  until?: string,
): Promise<EventPage> {
  const kinds: readonly string[] = filter.kind === undefined ? [linkView] : viewKinds[filter.kind];
  const hasLinks = kinds.includes(linkView);
  const pages = await Promise.all([
    findEvents(client, { ...filter, by: 'care-team' }, until),
    ...(hasLinks ? [findEvents(client, { ...filter, by: 'shared-link' }, until)] : []),
  ]);
  const earlier = pages
    .flatMap((page) => page.earlier ?? [])
    .toSorted((one, other) => momentOf(other) - momentOf(one) || one.localeCompare(other))[0];
  const events = pages
    .flatMap((page) => page.events)
    .filter(({ recorded }) => earlier === undefined || Date.parse(recorded) >= momentOf(earlier))
    .toSorted((one, other) => Date.parse(other.recorded) - Date.parse(one.recorded));
  return { events, earlier };
}

const linkView = 'share-view';

/** Of `le` or `lt` and a moment. */
const momentOf = (earlier: string) => Date.parse(earlier.slice(2));

/** What others did since that day, and whether there was more than is counted. */
export async function findEventsOfOthers(
  client: Pick<RecordsClient, 'get'>,
  since: string,
): Promise<{ events: AuditEvent[]; isMore: boolean }> {
  const ask = (parameters: Record<string, string>) =>
    client.get('AuditEvent', { ...parameters, date: `ge${since}`, _count: String(mostCounted) });
  const answers = await Promise.all([
    ask({ 'site:not': portalSite }),
    ask({ site: portalSite, subtype: linkView }),
  ]);
  return {
    events: answers.flatMap((answer) => getResources(answer, 'AuditEvent')),
    isMore: answers.some(hasNext),
  };
}

/** Those of the hospital's people who are in its directory. */
export async function findPractitioners(
  client: Pick<RecordsClient, 'get'>,
  ids: string[],
): Promise<Practitioner[]> {
  if (ids.length === 0) return [];
  return getResources(await client.get('Practitioner', { _id: ids.slice(0, 50).join(',') }), 'Practitioner');
}

type OneSearch = EventFilter & { by: Exclude<Watcher, 'others'> };

function toParameters({ by, kind, day }: OneSearch): [string, string][] {
  const bySite: Record<Exclude<Watcher, 'others'>, [string, string][]> = {
    everyone: [],
    'care-team': [['site:not', portalSite]],
    'shared-link': [['site', portalSite]],
    you: [['site', portalSite]],
  };
  const subtypes = by === 'shared-link' ? [linkView] : kind === undefined ? [] : viewKinds[kind];
  return [
    ...bySite[by],
    ...(subtypes.length === 0 ? [] : [['subtype', subtypes.join(',')] as [string, string]]),
    ...(day === undefined ? [] : [['date', day] as [string, string]]),
  ];
}

/** Also where a whole page was recorded at one moment. */
function earlierThan(events: AuditEvent[], until: string | undefined): string | undefined {
  const last = events.at(-1);
  if (!last) return undefined;
  const moment = new Date(last.recorded).toISOString();
  return `le${moment}` === until ? `lt${moment}` : `le${moment}`;
}

function hasNext(answer: unknown): boolean {
  return requireBundle(answer).link?.some(({ relation }) => relation === 'next') ?? false;
}
