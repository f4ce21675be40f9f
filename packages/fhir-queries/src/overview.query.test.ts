import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Bundle, BundleEntry, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { getOverview } from './overview.query.ts';

const now = new Date('2026-11-18T03:15:42.123Z');
const found = (...resources: object[]): BundleEntry => ({
  response: { status: '200 OK' },
  resource: {
    resourceType: 'Bundle',
    type: 'searchset',
    entry: resources.map((resource) => ({ resource })),
  } as Bundle,
});

function answering(entry: BundleEntry[]) {
  const sent: Bundle[] = [];
  const client = {
    post: async (_path: string, bundle: Resource) => {
      sent.push(bundle as Bundle);
      return { resourceType: 'Bundle', type: 'batch-response', entry };
    },
  };
  return { client, sent };
}

const wanted = { now, dosesSince: Date.parse('2026-10-20T00:00:00Z') };
const nothing = [found(), found(), found(), found(), found()];

test('asks once for the next visit, open bills, notifications and medicines', async () => {
  const { client, sent } = answering(nothing);
  expect(await getOverview(client, wanted)).toEqual({
    visits: {},
    openInvoices: [],
    notifications: [],
    medicines: { orders: [], records: [] },
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.entry?.map(({ request }) => decodeURIComponent(request?.url ?? ''))).toEqual([
    'Appointment?date=ge2026-11-17T23:15:42Z&status=proposed,pending,booked,arrived,checked-in&_sort=date&_count=5&_include=Appointment:practitioner',
    'Invoice?status=issued&_sort=-date&_count=50',
    'Communication?category=http://terminology.hl7.org/CodeSystem/communication-category|notification&_sort=-sent&_count=50',
    'MedicationRequest?status=active,completed&_sort=-authoredon&_count=200',
    'MedicationAdministration?effective-time=ge2026-10-20T00:00:00Z&_sort=-effective-time&_count=200',
  ]);
});

test('leaves out what is not of the kind that was asked for', async () => {
  const visit = {
    resourceType: 'Appointment',
    id: 'a',
    status: 'proposed',
    start: '2026-11-19T04:45:00Z',
    participant: [],
  };
  const outcome = { resourceType: 'OperationOutcome', issue: [] };
  const { client } = answering([found(outcome, visit), found(outcome), found(), found(), found()]);
  expect(await getOverview(client, wanted)).toMatchObject({ visits: { next: visit }, openInvoices: [] });
});

test.each([
  ['refused', { response: { status: '403 Forbidden' } }],
  ['failed', { response: { status: '500' } }],
  ['no search', { response: { status: '200' }, resource: undefined }],
])('a part that is %s is missing alone', async (_what, part) => {
  const { client } = answering([found(), part, part, found(), part] as BundleEntry[]);
  expect(await getOverview(client, wanted)).toEqual({ visits: {} });
});

test.each([
  ['a part missing', nothing.slice(1)],
  ['no part', []],
  ['every part refused', nothing.map(() => ({ response: { status: '403 Forbidden' } }))],
])('%s: fails instead of showing less', async (_what, entry) => {
  await expect(getOverview(answering(entry).client, wanted)).rejects.toThrow('records server');
});

test('medicines of more than a page are left to a search of their own', async () => {
  const long = found({ resourceType: 'MedicationRequest', id: 'first of many' });
  Object.assign(long.resource as Bundle, { link: [{ relation: 'next', url: '/r4?_offset=200' }] });
  const { client } = answering([found(), found(), found(), long, found()]);
  expect((await getOverview(client, wanted)).medicines).toBeUndefined();
});

test.each([undefined, null, 'text', {}, { resourceType: 'OperationOutcome' }])(
  'refuses %j',
  async (answer) => {
    const client = { post: async () => answer };
    await expect(getOverview(client, wanted)).rejects.toThrow('Bundle');
  },
);

test('a call that can still be joined comes first; any other visit that has begun is over', async () => {
  const video = [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }];
  const visit = (id: string, start: string, more = {}) => ({
    resourceType: 'Appointment',
    id,
    status: 'booked',
    start,
    participant: [{ actor: { reference: `Practitioner/of-${id}` } }],
    ...more,
  });
  const doctors = ['a', 'b', 'c'].map((id) => ({ resourceType: 'Practitioner', id: `of-${id}` }));
  const begun = visit('a', '2026-11-18T03:00:00Z');
  const call = visit('b', '2026-11-18T03:05:00Z', { serviceType: video });
  const later = visit('c', '2026-11-18T09:00:00Z');
  const nextOf = async (...visits: object[]) => {
    const { client } = answering([found(...visits, ...doctors), ...nothing.slice(1)]);
    const { visits: read } = await getOverview(client, wanted);
    return [read?.next?.id, read?.doctor?.id];
  };
  expect(await nextOf(begun, call, later)).toEqual(['b', 'of-b']);
  expect(await nextOf(begun, later)).toEqual(['c', 'of-c']);
  expect(await nextOf(begun)).toEqual([undefined, undefined]);
});
