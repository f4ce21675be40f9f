import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bundle, Resource } from 'fhir/r4';
import { expect, onTestFinished, test } from 'vitest';
import { Unavailable } from '../upstream/unavailable.ts';
import { NotAccepted } from './not-accepted.ts';
import { openRecords } from './open-records.ts';

type Told = { status: number; body?: unknown };

/** The client of a server that answers as it is told, and the addresses that it was asked for. */
async function open(answer: (url: string) => Told) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const { status, body } = answer(request.url ?? '');
    response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const records = openRecords({ recordsUrl: `http://127.0.0.1:${port}/fhir` });
  onTestFinished(async () => {
    await records.close();
    server.close();
  });
  return { records, asked };
}

const visit = (id: string): Resource => ({ resourceType: 'Appointment', id });
const page = (resources: Resource[], hasNext = false): Bundle => ({
  resourceType: 'Bundle',
  type: 'searchset',
  ...(hasNext && { link: [{ relation: 'next', url: 'http://hapi.internal/fhir?_getpages=stored' }] }),
  entry: resources.map((resource) => ({ resource })),
});

test.each([
  [200, visit('1'), visit('1'), visit('1')],
  [404, undefined, undefined, undefined],
  [410, undefined, undefined, 'deleted'],
])('a read that is answered by %i', async (status, body, found, foundOrDeleted) => {
  const { records } = await open(() => ({ status, body }));
  expect(await records.find('Appointment', '1')).toEqual(found);
  expect(await records.findOrDeleted('Appointment', '1')).toEqual(foundOrDeleted);
});

test.each([
  [400, NotAccepted],
  [409, NotAccepted],
  [422, NotAccepted],
  [500, Unavailable],
  [503, Unavailable],
])('%i is never taken for nothing found', async (status, kind) => {
  const { records } = await open(() => ({ status, body: { resourceType: 'OperationOutcome' } }));
  const failures = [
    () => records.find('Appointment', '1'),
    () => records.search('Appointment', {}, { count: 1 }),
    () => records.transact([]),
    () => records.put(visit('1')),
  ];
  for (const fail of failures) {
    const error: unknown = await fail().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(kind);
    expect(error).toBeInstanceOf(Unavailable);
    if (kind === Unavailable) expect(error).not.toBeInstanceOf(NotAccepted);
  }
});

test('an answer that is no resource, or cut off, is none', async () => {
  const { records } = await open(() => ({ status: 200, body: [] }));
  await expect(records.find('Appointment', '1')).rejects.toBeInstanceOf(Unavailable);
  await expect(records.search('Appointment', {}, { count: 1 })).rejects.toBeInstanceOf(Unavailable);
});

test('all pages of a search are read by their place, and its stored pages are never asked for', async () => {
  const { records, asked } = await open((url) => ({
    status: 200,
    body: page([visit(url.includes('_offset=0') ? '1' : '2')], url.includes('_offset=0')),
  }));
  expect(await records.searchAll('Appointment', { patient: 'p' })).toEqual([visit('1'), visit('2')]);
  expect(asked).toEqual([
    'GET /fhir/Appointment?patient=p&_count=500&_offset=0',
    'GET /fhir/Appointment?patient=p&_count=500&_offset=500',
  ]);
});

test('a search without an end is given up', async () => {
  const { records } = await open(() => ({ status: 200, body: page([visit('1')], true) }));
  await expect(records.searchAll('Appointment', {})).rejects.toBeInstanceOf(Unavailable);
});

test('few searches are made side by side, many in one call; one that the server does not know finds no page', async () => {
  const batch = {
    resourceType: 'Bundle',
    type: 'batch-response',
    entry: Array.from({ length: 5 }, (_, at) =>
      at === 2
        ? { response: { status: '404 Not Found' } }
        : { response: { status: '200 OK' }, resource: page([]) },
    ),
  };
  const { records, asked } = await open((url) => {
    if (url.includes('/Unknown')) return { status: 404 };
    return { status: 200, body: url.includes('?') ? page([]) : batch };
  });
  const searches = (types: string[]) => types.map((type) => ({ type, query: {}, count: 10 }));
  expect(await records.searchTogether(searches(['Appointment', 'Unknown']))).toEqual([page([]), undefined]);
  const many = await records.searchTogether(searches(['A', 'B', 'C', 'D', 'E']));
  expect(many.map((found) => found === undefined)).toEqual([false, false, true, false, false]);
  expect(asked).toHaveLength(3);
});

test('the versions of what never was are none', async () => {
  const { records, asked } = await open(() => ({ status: 404 }));
  expect(await records.listVersions('Appointment', '1', 20)).toEqual([]);
  expect(asked).toEqual(['GET /fhir/Appointment/1/_history?_count=20&_offset=0']);
});
