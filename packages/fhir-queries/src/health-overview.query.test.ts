import type { Bundle, BundleEntry, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findHealthOverview } from './health-overview.query.ts';

const wanted = {
  now: new Date('2026-11-18T03:15:42Z'),
  dosesSince: Date.parse('2026-10-19T18:15:00Z'),
  readingsSince: '2026-08-20',
};
const parts = 10;

const found = (...resources: object[]): BundleEntry => ({
  response: { status: '200 OK' },
  resource: {
    resourceType: 'Bundle',
    type: 'searchset',
    entry: resources.map((resource) => ({ resource })),
  } as Bundle,
});
const refused: BundleEntry = { response: { status: '503 Service Unavailable' } };
const all = (entry: BundleEntry) => Array.from({ length: parts }, () => entry);

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

test('asks once for everything', async () => {
  const { client, sent } = answering(all(found()));
  await findHealthOverview(client, wanted);
  expect(sent).toHaveLength(1);
  const addresses = sent[0]?.entry?.map(({ request }) => decodeURIComponent(request?.url ?? ''));
  expect(addresses?.map((address) => address.split('?')[0])).toEqual([
    'Appointment',
    'DiagnosticReport',
    'MedicationRequest',
    'MedicationAdministration',
    'Observation',
    'Observation',
    'AllergyIntolerance',
    'Condition',
    'Immunization',
    'DocumentReference',
  ]);
  expect(addresses?.[3]).toContain('effective-time=ge2026-10-19T18:15:00Z');
  expect(addresses?.[4]).toContain('date=ge2026-08-20');
  expect(addresses?.[5]).not.toContain('8867-4');
});

test('a part that fails leaves the others', async () => {
  const condition = { resourceType: 'Condition', id: 'a', subject: {} };
  const answers = all(found());
  answers[6] = refused;
  answers[7] = found(condition);
  const overview = await findHealthOverview(answering(answers).client, wanted);
  expect(overview.allergies).toBeUndefined();
  expect(overview.conditions).toEqual([condition]);
  expect(overview.documents).toEqual([]);
});

test.each([
  ['orders', 2],
  ['doses', 3],
])('medicines need both lists: without the %s nothing is told of them', async (_what, at) => {
  const answers = all(found());
  answers[at] = refused;
  const overview = await findHealthOverview(answering(answers).client, wanted);
  expect(overview.medicines).toBeUndefined();
  expect(overview.visits).toEqual({ visits: [], practitioners: [] });
});

test.each([
  ['every part refused', all(refused)],
  ['no part', []],
])('%s: fails', async (_what, entry) => {
  await expect(findHealthOverview(answering(entry).client, wanted)).rejects.toThrow('records server');
});
