import { randomUUID } from 'node:crypto';
import type { Bundle, Observation, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { type SignedIn, createDoctorOf, hospitalPuts, signIn } from './gateway-patient.ts';
import { message } from './gateway-written.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';

const get = (url: string) => ({ request: { method: 'GET', url } });
const put = (resource: Resource, change: object = {}) => ({
  resource,
  request: { method: 'PUT', url: `${resource.resourceType}/${resource.id}`, ...change },
});

const pulse = (patientId: string) =>
  hospitalPuts<Observation>({
    resourceType: 'Observation',
    status: 'final',
    code: { text: 'Pulse' },
    subject: { reference: `Patient/${patientId}` },
  });

const visitOf = ({ patientId }: SignedIn) =>
  ({
    resourceType: 'Appointment',
    id: randomUUID(),
    status: 'cancelled',
    participant: [{ actor: { reference: `Patient/${patientId}` }, status: 'accepted' }],
  }) as Resource;

const statuses = (answer: { json: () => Bundle }) =>
  answer.json().entry?.map(({ response }) => response?.status.slice(0, 3));

describe('a batch', () => {
  test('reads, searches and writes, each as by itself', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const doctor = await createDoctorOf(a, b);
    const [own, foreign, sent] = [await pulse(a.patientId), await pulse(b.patientId), message(a, doctor)];
    const answer = await a.bundle('batch', [
      get(`Patient/${a.patientId}`),
      get('/Observation?_sort=-date'),
      get(`Observation/${foreign.id}`),
      get(`Observation/${randomUUID()}`),
      put(sent),
      get(`Communication/${sent.id}`),
    ]);
    expect(answer.statusCode).toBe(200);
    const { type, entry } = answer.json<Bundle>();
    expect([type, statuses(answer)]).toEqual(['batch-response', ['200', '200', '404', '404', '201', '200']]);
    expect(((entry?.[1]?.resource ?? {}) as Bundle).entry?.map(({ resource }) => resource?.id)).toEqual([
      own.id,
    ]);
    expect(entry?.[2]?.response?.outcome).toEqual(entry?.[3]?.response?.outcome);
    expect(entry?.[5]?.resource).toMatchObject({ id: sent.id, payload: sent.payload });
  });

  test.each<[string, (a: SignedIn, b: SignedIn, doctor: Resource) => object[], number]>([
    ['another’s record', (_a, b) => [get(`Patient/${b.patientId}`)], 403],
    ['a search for another', (_a, b) => [get(`Observation?patient=${b.patientId}`)], 403],
    ['an absolute address', (a) => [get(`http://localhost/r4/Patient/${a.patientId}`)], 400],
    ['an address of another host', () => [get('//evil.example/Patient/1')], 400],
    ['a way out', () => [get('../fhir/Patient/1')], 400],
    ['a history', (a) => [get(`Patient/${a.patientId}/_history`)], 403],
    ['an operation', (a) => [get(`Patient/${a.patientId}/$everything`)], 403],
    ['a chain', () => [get('Observation?subject.name=x')], 400],
    ['a delete', (a) => [{ request: { method: 'DELETE', url: `Patient/${a.patientId}` } }], 403],
    [
      'a patch',
      (a) => [
        { request: { method: 'PATCH', url: `Patient/${a.patientId}` }, resource: { resourceType: 'Binary' } },
      ],
      403,
    ],
    [
      'a create',
      () => [{ request: { method: 'POST', url: 'Observation' }, resource: { resourceType: 'Observation' } }],
      403,
    ],
    [
      'a conditional create',
      () => [
        {
          request: { method: 'POST', url: 'Observation', ifNoneExist: 'x=1' },
          resource: { resourceType: 'Observation' },
        },
      ],
      400,
    ],
    [
      'a conditional update',
      () => [
        { request: { method: 'PUT', url: 'Observation?code=x' }, resource: { resourceType: 'Observation' } },
      ],
      400,
    ],
    [
      'a condition',
      (a) => [{ request: { method: 'GET', url: `Patient/${a.patientId}`, ifNoneMatch: 'W/"1"' } }],
      400,
    ],
    [
      'a bundle',
      () => [
        {
          request: { method: 'POST', url: '' },
          resource: { resourceType: 'Bundle', type: 'batch', entry: [] },
        },
      ],
      400,
    ],
    ['a slot', () => [{ request: { method: 'POST', url: 'Slot' }, resource: { resourceType: 'Slot' } }], 403],
    ['no request', () => [{ resource: { resourceType: 'Patient' } }], 400],
    ['a word', () => ['Patient' as never], 400],
    ['a cancelled visit', (a) => [put(visitOf(a))], 400],
    ['a message of another', (_a, b, doctor) => [put(message(b, doctor))], 403],
  ])('refuses %s for itself, and answers the others', async (_what, entries, status) => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const doctor = await createDoctorOf(a, b);
    const [sent, bad] = [message(a, doctor), entries(a, b, doctor)];
    const answer = await a.bundle('batch', [put(sent), ...bad, get(`Patient/${a.patientId}`)]);
    expect([answer.statusCode, statuses(answer)]).toEqual([200, ['201', String(status), '200']]);
    const { response, resource } = answer.json<Bundle>().entry?.[1] ?? {};
    expect([response?.outcome?.resourceType, resource]).toEqual(['OperationOutcome', undefined]);
    expect(answer.body).not.toContain(b.family);
    expect((await readResource(`Communication/${sent.id}`)).status).toBe(200);
  });

  test('writes each by itself: one that is refused hinders no other, and the same sent again is recognised', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const doctor = await createDoctorOf(a, b);
    const [one, two] = [message(a, doctor), message(a, doctor)];
    const received = put({ ...message(a, doctor), received: '2026-01-01' } as Resource);
    const answer = await a.bundle('batch', [put(one), received, put(two), put(one)]);
    expect([answer.statusCode, statuses(answer)]).toEqual([200, ['201', '403', '201', '200']]);
    expect(statuses(await a.bundle('batch', [put(one), received, put(two)]))).toEqual(['200', '403', '200']);
    expect((await readResource(`Communication/${one.id}`)).body).toMatchObject({ meta: { versionId: '1' } });
  });

  test.each<[string, (a: SignedIn) => object[]]>([
    ['nothing', () => []],
    ['51 entries', (a) => Array.from({ length: 51 }, () => get(`Patient/${a.patientId}`))],
  ])('of %s is refused as a whole', async (_what, entries) => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const answer = await a.bundle('batch', entries(a));
    expect([answer.statusCode, answer.json<Resource>().resourceType]).toEqual([400, 'OperationOutcome']);
  });
});

describe('a transaction', () => {
  test('writes all or nothing', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const doctor = await createDoctorOf(a, b);
    const [one, two] = [message(a, doctor), message(a, doctor)];
    const theirs = message(b, doctor);
    await b.put(theirs);
    for (const bad of [
      put(message(b, doctor)),
      put({ ...message(a, doctor), id: theirs.id }),
      put({ ...message(a, doctor), received: '2026-01-01' } as Resource),
      put({ ...message(a, doctor), recipient: [{ reference: `Practitioner/${randomUUID()}` }] } as Resource),
      put(one),
      get(`Patient/${a.patientId}`),
    ]) {
      const answer = await a.bundle('transaction', [put(one), bad]);
      expect([bad.request, answer.statusCode]).toEqual([
        bad.request,
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
      ]);
      expect((await readResource(`Communication/${one.id}`)).status).toBe(404);
    }
    const answer = await a.bundle('transaction', [put(one), put(two)]);
    expect([answer.statusCode, statuses(answer)]).toEqual([200, ['201', '201']]);
    expect(answer.json<Bundle>().type).toBe('transaction-response');
    const again = await a.bundle('transaction', [put(one), put(two)]);
    expect(statuses(again)).toEqual(['200', '200']);
    expect((await readResource(`Communication/${theirs.id}`)).body).toMatchObject({
      meta: { versionId: '1' },
    });
  });

  test.each([
    ['a document', { resourceType: 'Bundle', type: 'document', entry: [get('Patient/1')] }],
    ['a searchset', { resourceType: 'Bundle', type: 'searchset', entry: [] }],
    ['no bundle', { resourceType: 'Patient' }],
    ['a list', [1]],
  ])('%s is refused', async (_what, body) => {
    const portal = await startPortal();
    const a = await signIn(portal);
    expect((await a.send('POST', '', body)).statusCode).toBe(400);
  });
});
