import type { Communication, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findInbox, findMessages, markMessagesRead, sendMessage, type Outgoing } from './message.query.ts';
import { RecordsRefusal } from './records-client.ts';

const outgoing: Outgoing = {
  id: '018f4d5e-0000-7000-8000-000000000001',
  patientId: 'p',
  partner: 'Practitioner/anil',
  threadId: 't1',
  at: Date.parse('2026-11-18T03:35:00.123Z'),
  text: 'Namaste',
  files: [{ contentType: 'image/png', url: 'Binary/b', title: 'a.png' }],
};

function writer(refusal?: Error) {
  const sent: { path: string; body: Communication }[] = [];
  const put = async (path: string, body: Resource) => {
    sent.push({ path, body: body as Communication });
    if (sent.length === 1 && refusal) throw refusal;
    return body;
  };
  return { put, sent };
}

test('a message goes to its thread, words first', async () => {
  const client = writer();
  await sendMessage(client, outgoing);
  expect(client.sent).toHaveLength(1);
  expect(client.sent[0]).toMatchObject({
    path: `Communication/${outgoing.id}`,
    body: {
      partOf: [{ reference: 'Communication/t1' }],
      sender: { reference: 'Patient/p' },
      recipient: [{ reference: 'Practitioner/anil' }],
      sent: '2026-11-18T03:35:00.123Z',
      payload: [{ contentString: 'Namaste' }, { contentAttachment: { url: 'Binary/b' } }],
    },
  });
});

test('the first one begins the conversation, the same one whenever it is tried', async () => {
  const { threadId: _thread, ...first } = outgoing;
  const [one, other] = [writer(), writer(new RecordsRefusal(409, undefined))];
  await sendMessage(one, first);
  await sendMessage(other, first);
  expect(one.sent).toEqual(other.sent);
  expect(one.sent[1]?.body.partOf).toEqual([{ reference: one.sent[0]?.path }]);
  await expect(sendMessage(writer(new RecordsRefusal(403, undefined)), first)).rejects.toThrow('refused');
});

const bundle = (entry: object[], more: object = {}) => ({
  resourceType: 'Bundle',
  type: 'batch-response',
  entry,
  ...more,
});
const answered = (resources: object[]) => ({
  response: { status: '200 OK' },
  resource: bundle(resources.map((resource) => ({ resource }))),
});

test('the inbox in one request; a thread whose last message is old brings it in a second', async () => {
  const thread = (id: string) => ({
    resourceType: 'Communication',
    id,
    category: [
      {
        coding: [
          { system: 'https://fhir.patientportal.example/CodeSystem/communication-kind', code: 'thread' },
        ],
      },
    ],
  });
  const recent = Array.from({ length: 200 }, (_, index) => ({
    resourceType: 'Communication',
    id: `m${index}`,
    partOf: [{ reference: 'Communication/busy' }],
    ...(index === 0 && { category: [{ coding: [{ code: 'notification' }] }] }),
  }));
  const asked: unknown[] = [];
  const client = {
    post: async (_path: string, body: Resource) => {
      asked.push(body);
      return asked.length === 1
        ? bundle([answered([thread('busy'), thread('quiet')]), answered(recent), answered([])])
        : bundle([answered([{ resourceType: 'Communication', id: 'old' }])]);
    },
  };
  const { communications } = await findInbox(client);
  expect(communications.map(({ id }) => id)).toEqual(expect.arrayContaining(['busy', 'quiet', 'm1', 'old']));
  expect(communications.map(({ id }) => id)).not.toContain('m0');
  expect(JSON.stringify(asked[1])).toContain('part-of=Communication%2Fquiet');
});

test('a page up to a moment, and whether there is more', async () => {
  const asked: unknown[] = [];
  const client = {
    get: async (path: string, parameters: unknown) => {
      asked.push([path, parameters]);
      return bundle([], { link: [{ relation: 'next', url: 'x' }] });
    },
  };
  const threads = [
    { id: 't1', partner: 'Practitioner/anil', partnerName: undefined },
    { id: 't2', partner: 'Practitioner/anil', partnerName: undefined },
  ];
  const page = await findMessages(client, { patientId: 'p', threads, until: 0 });
  expect(page).toEqual({ messages: [], hasEarlier: true });
  expect(asked).toEqual([
    [
      'Communication',
      {
        'part-of': 'Communication/t1,Communication/t2',
        sent: 'le1970-01-01T00:00:00.000Z',
        _sort: '-sent',
        _count: '30',
      },
    ],
  ]);
  expect(await findMessages(client, { patientId: 'p', threads: [] })).toEqual({
    messages: [],
    hasEarlier: false,
  });
});

test('several are marked in one request, whatever becomes of each', async () => {
  const asked: unknown[] = [];
  const post = async (_path: string, body: Resource) => {
    asked.push(body);
    const read = { resourceType: 'Communication', id: 'b', meta: { versionId: '2' } };
    return bundle([
      { response: { status: '404 Not Found' } },
      { response: { status: '200 OK' }, resource: read },
    ]);
  };
  expect(await markMessagesRead({ post }, ['a', 'b'])).toMatchObject([{ id: 'b', meta: { versionId: '2' } }]);
  expect(JSON.stringify(asked)).toContain('Communication/b/$read');
});
