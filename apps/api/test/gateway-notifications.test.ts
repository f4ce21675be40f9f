import type { Bundle, Communication, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { type SignedIn, hospitalPuts, signIn } from './gateway-patient.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';

const category = 'http://terminology.hl7.org/CodeSystem/communication-category';
const search = `Communication?category=${encodeURIComponent(`${category}|notification`)}&_sort=-sent&_count=50`;

const notify = ({ self }: SignedIn, topic: string) =>
  hospitalPuts<Communication>({
    resourceType: 'Communication',
    status: 'completed',
    category: [{ coding: [{ system: category, code: 'notification' }] }],
    subject: self,
    recipient: [self],
    sender: { reference: 'Organization/238488' },
    sent: '2026-11-10T10:00:00+05:45',
    topic: { text: topic },
    payload: [{ contentString: topic }],
  });

const put = (resource: Resource) => ({
  resource,
  request: { method: 'PUT', url: `${resource.resourceType}/${resource.id}` },
});

async function listNotifications(patient: SignedIn): Promise<Communication[]> {
  const answer = await patient.bundle('batch', [{ request: { method: 'GET', url: search } }]);
  const found = answer.json<Bundle>().entry?.[0]?.resource as Bundle;
  return (found.entry ?? []).map(({ resource }) => resource as Communication);
}

test('a patient lists the own notifications in a batch and marks all as read in one', async () => {
  const portal = await startPortal();
  const [a, b] = [await signIn(portal), await signIn(portal)];
  await notify(a, 'One');
  await notify(a, 'Two');
  await notify(b, 'Not yours');
  const mine = await listNotifications(a);
  expect(new Set(mine.map(({ topic }) => topic?.text))).toEqual(new Set(['One', 'Two']));

  const received = new Date().toISOString();
  const answer = await a.bundle(
    'batch',
    mine.map((notification) => put({ ...notification, received } as Resource)),
  );
  expect(answer.json<Bundle>().entry?.map(({ response }) => response?.status.slice(0, 3))).toEqual([
    '200',
    '200',
  ]);
  expect((await listNotifications(a)).every((notification) => notification.received !== undefined)).toBe(
    true,
  );
});

test('what a notification says, and another’s notification, cannot be changed; one that fails keeps all unread', async () => {
  const portal = await startPortal();
  const [a, b] = [await signIn(portal), await signIn(portal)];
  const [mine, theirs] = [await notify(a, 'Mine'), await notify(b, 'Theirs')];
  const received = new Date().toISOString();
  const read = put({ ...mine, received } as Resource);
  for (const bad of [
    put({ ...mine, received, payload: [{ contentString: 'You owe nothing' }] } as Resource),
    put({ ...mine, received, sender: a.self } as Resource),
    put({ ...theirs, received } as Resource),
  ]) {
    const answer = await a.bundle('transaction', bad.resource.id === mine.id ? [bad] : [read, bad]);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
  for (const { id } of [mine, theirs])
    expect((await readResource(`Communication/${id}`)).body).not.toHaveProperty('received');
});
