import type { Bundle, BundleEntry, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { askTogether, putTogether, searchTogether } from './batch.ts';
import { RecordsRefusal, type PostOptions } from './records-client.ts';

/** A client whose server answers so, and what it was sent. */
function clientOf(...entry: BundleEntry[]) {
  const sent: { body: Bundle; options: PostOptions | undefined }[] = [];
  const post = async (_path: string, body: Resource, options?: PostOptions) => {
    sent.push({ body: body as Bundle, options });
    return { resourceType: 'Bundle', type: 'batch-response', entry };
  };
  return { client: { post }, sent };
}

const outcome = {
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code: 'forbidden', details: { coding: [{ code: 'scope_missing' }] } }],
} as Resource;
const searches = [
  { path: 'Patient/1', parameters: {} },
  { path: 'Observation', parameters: { _count: '1' } },
];

test('reads travel as a batch that may be sent again', async () => {
  const { client, sent } = clientOf({ response: { status: '200' } }, { response: { status: '200 OK' } });
  await searchTogether(client, searches);
  expect(sent.map(({ body, options }) => [body.type, options])).toEqual([['batch', { isRepeatable: true }]]);
  expect(sent[0]?.body.entry?.map(({ request }) => request?.url)).toEqual([
    'Patient/1',
    'Observation?_count=1',
  ]);
});

test('writes that go together are a transaction that may be sent again', async () => {
  const { client, sent } = clientOf({ response: { status: '201' } }, { response: { status: '200' } });
  await putTogether(client, [
    { resourceType: 'Basic', id: '1', code: {} },
    { resourceType: 'Basic', id: '2', code: {} },
  ]);
  expect(sent.map(({ body, options }) => [body.type, options])).toEqual([
    ['transaction', { isRepeatable: true }],
  ]);
});

test('a search that is refused fails all, by the words of its refusal', async () => {
  const { client } = clientOf(
    { response: { status: '200' } },
    { response: { status: '403 Forbidden', outcome } },
  );
  const refusal: unknown = await searchTogether(client, searches).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RecordsRefusal);
  expect(refusal).toMatchObject({ status: 403, code: 'scope_missing' });
});

test.each<[string, BundleEntry[]]>([
  ['not there', [{ response: { status: '200' } }, { response: { status: '404 Not Found', outcome } }]],
  ['not answered', [{ response: { status: '200' } }]],
])('one that is %s fails all, and is no refusal', async (_what, entries) => {
  const error: unknown = await searchTogether(clientOf(...entries).client, searches).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(RecordsRefusal);
});

test('calls that stand alone keep their own answers', async () => {
  const { client } = clientOf({ response: { status: '200' } }, { response: { status: '403', outcome } });
  const answers = await askTogether(client, []);
  expect(answers.map(({ response }) => response?.status)).toEqual(['200', '403']);
});
