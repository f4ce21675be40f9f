import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { kindOf, readMessage, threadIdsOf, type Thread } from '@portal/clinical-domain/messages/message';
import type { Stretch } from '@portal/clinical-domain/messages/merge-messages';
import { threadId } from '@portal/clinical-domain/messages/thread-id';
import { toPlainText } from '@portal/clinical-domain/written/plain-text';
import type { Appointment, Attachment, Communication, CommunicationPayload } from 'fhir/r4';
import { askTogether, searchTogether, type Search } from './batch.ts';
import { getResources, isOfType, requireBundle } from './bundle.ts';
import { RecordsRefusal, type RecordsClient } from './records-client.ts';

const mostThreads = 100;
const mostRecent = 200;
const usualPage = 30;
const kind = (code: string) => `${systemUris.communicationKind}|${code}`;

const searchThreads = (): Search => ({
  path: 'Communication',
  parameters: { category: kind('thread'), _sort: '-_lastUpdated', _count: String(mostThreads) },
});
/** Of every kind: what a hospital sends need not say that it is a message. */
export const searchRecent = (count: number): Search => ({
  path: 'Communication',
  parameters: { _sort: '-sent', _count: String(count) },
});
const searchVisits: Search = {
  path: 'Appointment',
  parameters: { _sort: '-date', _count: '100' },
};

export type Inbox = { communications: Communication[]; visits: Appointment[] };

/**
 * What the list of conversations is made of, and the visits, whose doctors may be written to. Unread ones are counted among
 * the latest 200; a thread that has none of these brings its own last message.
 */
export async function findInbox(client: Pick<RecordsClient, 'post'>): Promise<Inbox> {
  const [threads, recent, visits] = await searchTogether(client, [
    searchThreads(),
    searchRecent(mostRecent),
    searchVisits,
  ]);
  const found = [...getResources(threads, 'Communication'), ...getResources(recent, 'Communication')];
  const lively = new Set(found.flatMap(threadIdsOf));
  const quiet = getResources(threads, 'Communication').flatMap(({ id }) =>
    id === undefined || lively.has(id) ? [] : [lastOf(id)],
  );
  const isAll = getResources(recent, 'Communication').length < mostRecent;
  const older = isAll || quiet.length === 0 ? [] : await searchTogether(client, quiet.slice(0, 40));
  return {
    communications: [...found, ...older.flatMap((answer) => getResources(answer, 'Communication'))].filter(
      (communication) => kindOf(communication) !== 'notification',
    ),
    visits: getResources(visits, 'Appointment'),
  };
}

const lastOf = (id: string): Search => ({
  path: 'Communication',
  parameters: { 'part-of': `Communication/${id}`, _sort: '-sent', _count: '1' },
});

type Page = { patientId: string; threads: Thread[]; until?: number; pageSize?: number };

/** A page of a conversation's threads: the latest, or those up to a moment. */
export async function findMessages(
  client: Pick<RecordsClient, 'get'>,
  { patientId, threads, until, pageSize = usualPage }: Page,
): Promise<Stretch> {
  if (threads.length === 0) return { messages: [], hasEarlier: false };
  const answer = await client.get('Communication', {
    'part-of': threads.map(({ id }) => `Communication/${id}`).join(','),
    ...(until === undefined ? {} : { sent: `le${new Date(until).toISOString()}` }),
    _sort: '-sent',
    _count: String(pageSize),
  });
  const { link } = requireBundle(answer);
  return {
    messages: getResources(answer, 'Communication').flatMap(
      (communication) => readMessage(communication, patientId, threads) ?? [],
    ),
    hasEarlier: link?.some(({ relation }) => relation === 'next') ?? false,
  };
}

/** A message as it waits to be sent. Sent again it is the same one: its id is its own. */
export type Outgoing = {
  id: string;
  patientId: string;
  partner: string;
  /** The thread it goes to; without one it begins the conversation. */
  threadId?: string | undefined;
  at: number;
  text: string;
  files: Attachment[];
};

/** Rejects with RecordsRefusal when it will never be taken, with another error when it may be later. */
export async function sendMessage(client: Pick<RecordsClient, 'put'>, outgoing: Outgoing): Promise<void> {
  const thread = outgoing.threadId ?? (await beginThread(client, outgoing));
  const message = buildMessage(outgoing, thread);
  await client.put(`Communication/${message.id}`, message);
}

/** The same header from every device. Where the hospital has added to it since, it is there, and that is enough. */
async function beginThread(
  client: Pick<RecordsClient, 'put'>,
  { patientId, partner }: Outgoing,
): Promise<string> {
  const self = { reference: `Patient/${patientId}` };
  const id = await threadId(patientId, partner);
  const header: Communication = {
    resourceType: 'Communication',
    id,
    status: 'in-progress',
    category: [{ coding: [{ system: systemUris.communicationKind, code: 'thread' }] }],
    subject: self,
    sender: self,
    recipient: [self, { reference: partner }],
  };
  try {
    await client.put(`Communication/${id}`, header);
  } catch (error) {
    if (!(error instanceof RecordsRefusal) || error.status !== 409) throw error;
  }
  return id;
}

function buildMessage({ id, patientId, partner, at, text, files }: Outgoing, thread: string): Communication {
  const self = { reference: `Patient/${patientId}` };
  const payload: CommunicationPayload[] = text === '' ? [] : [{ contentString: toPlainText(text) }];
  return {
    resourceType: 'Communication',
    id,
    partOf: [{ reference: `Communication/${thread}` }],
    status: 'completed',
    category: [{ coding: [{ system: systemUris.communicationKind, code: 'message' }] }],
    subject: self,
    sender: self,
    recipient: [{ reference: partner }],
    sent: new Date(at).toISOString(),
    payload: [...payload, ...files.map((contentAttachment) => ({ contentAttachment }))],
  };
}

/** Each by itself: one that was read elsewhere meanwhile, or is gone, hinders no other. */
export async function markMessagesRead(
  client: Pick<RecordsClient, 'post'>,
  ids: string[],
): Promise<Communication[]> {
  const answers = await askTogether(
    client,
    ids.map((id) => ({ request: { method: 'POST', url: `Communication/${id}/$read` } })),
  );
  return answers.flatMap(({ resource }) => (isOfType(resource, 'Communication') ? [resource] : []));
}
