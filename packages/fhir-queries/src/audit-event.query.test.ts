import type { AuditEvent, Bundle } from 'fhir/r4';
import { expect, test } from 'vitest';
import { type EventFilter, findEvents } from './audit-event.query.ts';

const everything: EventFilter = { by: 'everyone', kind: undefined, day: undefined };
const event = (recorded: string) => ({ resourceType: 'AuditEvent', recorded }) as AuditEvent;

function clientWith(recorded: string[], isMore: boolean) {
  const asked: string[] = [];
  return {
    asked,
    get: async (_path: string, parameters: Record<string, string> | [string, string][]) => {
      asked.push(new URLSearchParams(parameters).toString());
      return {
        resourceType: 'Bundle',
        type: 'searchset',
        link: isMore ? [{ relation: 'next', url: 'x' }] : [],
        entry: recorded.map((at) => ({ resource: event(at) })),
      } satisfies Bundle;
    },
  };
}

test.each<[Partial<EventFilter>, string]>([
  [{}, ''],
  [{ by: 'care-team' }, 'site%3Anot=patient-portal&'],
  [{ by: 'you', day: '2026-11-15' }, 'site=patient-portal&date=2026-11-15&'],
  [{ by: 'shared-link', kind: 'changed' }, 'site=patient-portal&subtype=share-view&'],
  [{ kind: 'sign-ins' }, 'subtype=110122%2C110123&'],
])('%j asks for %s', async (filter, query) => {
  const client = clientWith([], false);
  await findEvents(client, { ...everything, ...filter });
  expect(client.asked).toEqual([`${query}_sort=-date&_count=100`]);
});

test('the next page begins where this one ended, also where all of it happened at one moment', async () => {
  const client = clientWith(['2026-11-15T08:00:01Z', '2026-11-15T13:45:00.123+05:45'], true);
  const first = await findEvents(client, everything);
  expect(first.earlier).toBe('le2026-11-15T08:00:00.123Z');
  const second = await findEvents(client, everything, first.earlier);
  expect(second.earlier).toBe('lt2026-11-15T08:00:00.123Z');
  expect(client.asked[1]).toContain('date=le2026-11-15T08%3A00%3A00.123Z');
  expect((await findEvents(clientWith(['2026-11-15T08:00:00Z'], false), everything)).earlier).toBeUndefined();
});

const others: EventFilter = { ...everything, by: 'others' };

/** The hospital's people and the links, each with its own list. */
function twoLists(team: string[], links: string[], pageSize: number) {
  return {
    get: async (_path: string, parameters: Record<string, string> | [string, string][]) => {
      const asked = new URLSearchParams(parameters);
      const [, sign, moment] = /^(l[et])(.*)$/.exec(asked.get('date') ?? 'le9999-01-01T00:00:00Z') ?? [];
      const all = (asked.has('site:not') ? team : links).filter((at) =>
        sign === 'le'
          ? Date.parse(at) <= Date.parse(moment ?? '')
          : Date.parse(at) < Date.parse(moment ?? ''),
      );
      return {
        resourceType: 'Bundle',
        type: 'searchset',
        link: all.length > pageSize ? [{ relation: 'next', url: 'x' }] : [],
        entry: all.slice(0, pageSize).map((at) => ({ resource: { ...event(at), id: at } })),
      } satisfies Bundle;
    },
  };
}

test('E8: what others did is one list, newest first, and no page leaves anything out', async () => {
  const at = (minute: number) => `2026-11-15T08:${String(minute).padStart(2, '0')}:00.000Z`;
  const team = [50, 49, 48, 20, 10].map(at);
  const links = [45, 30, 29, 28, 5].map(at);
  const client = twoLists(team, links, 2);
  const seen = new Set<string>();
  let until: string | undefined;
  for (let page = 0; page < 20; page += 1) {
    const { events, earlier } = await findEvents(client, others, until);
    const times = events.map(({ recorded }) => recorded);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const time of times) seen.add(time);
    if (earlier === undefined) break;
    until = earlier;
  }
  expect([...seen]).toEqual([...team, ...links].toSorted().toReversed());
});

test('E8: links are asked for only where what was done may be theirs', async () => {
  const client = clientWith([], false);
  await findEvents(client, { ...others, kind: 'changed' });
  expect(client.asked).toHaveLength(1);
  await findEvents(client, others);
  expect(client.asked).toHaveLength(3);
});
