import { portalSite, viewKinds, type ViewKind } from '@portal/clinical-domain/audit/audit-codes';
import type { AuditEvent, Practitioner } from 'fhir/r4';
import { getResources, requireBundle } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

export type Watcher = 'everyone' | 'care-team' | 'shared-link' | 'you';
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
  const answer = await client.get('AuditEvent', [
    ...toParameters(filter),
    ...(until === undefined ? [] : [['date', until] as [string, string]]),
    ['_sort', '-date'],
    ['_count', String(pageSize)],
  ]);
  const events = getResources(answer, 'AuditEvent');
  return { events, earlier: hasNext(answer) ? earlierThan(events, until) : undefined };
}

/** What others did since that day, and whether there was more than is counted. */
export async function findEventsOfOthers(
  client: Pick<RecordsClient, 'get'>,
  since: string,
): Promise<{ events: AuditEvent[]; isMore: boolean }> {
  const ask = (parameters: Record<string, string>) =>
    client.get('AuditEvent', { ...parameters, date: `ge${since}`, _count: String(mostCounted) });
  const answers = await Promise.all([
    ask({ 'site:not': portalSite }),
    ask({ site: portalSite, subtype: 'share-view' }),
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

function toParameters({ by, kind, day }: EventFilter): [string, string][] {
  const bySite: Record<Watcher, [string, string][]> = {
    everyone: [],
    'care-team': [['site:not', portalSite]],
    'shared-link': [['site', portalSite]],
    you: [['site', portalSite]],
  };
  const subtypes = by === 'shared-link' ? ['share-view'] : kind === undefined ? [] : viewKinds[kind];
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
