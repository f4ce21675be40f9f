import { readThreads } from '@portal/clinical-domain/messages/conversations';
import {
  mergeEarlier,
  mergeNewest,
  sortMessages,
  type Stretch,
} from '@portal/clinical-domain/messages/merge-messages';
import { isUnread, readMessage, type Message } from '@portal/clinical-domain/messages/message';
import { findMessages, markMessagesRead } from '@portal/fhir-queries/message.query';
import { queryOptions } from '@tanstack/react-query';
import { pageSizeOf } from '@portal/ui/device/low-data.ts';
import { readAbout } from '../../session/records/notifications.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { inboxOf, lookAgain, type OwnInbox } from './inbox.ts';
import { expectEcho } from './own-echoes.ts';
import { readMarks } from './read-marks.ts';

const usualPage = 30;

/** The end of one conversation, as far back as it was looked at; earlier pages stay when newer ones come. */
export function chatOf(inbox: OwnInbox, partner: string) {
  const { patientId } = inbox;
  const threads = threadsOf(inbox, partner);
  const queryKey = ['chat', patientId, partner];
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<Stretch> => {
      const page = await findMessages(recordsClient, { patientId, threads, pageSize: pageSizeOf(usualPage) });
      const known = new Set(page.messages.filter(({ id }) => readMarks.has(id)).map(({ id }) => id));
      return mergeNewest(queryClient.getQueryData<Stretch>(queryKey), withRead(page, known));
    },
    ...lookAgain,
    retryOnMount: false,
    // Not live: use-live-messages.ts asks again, except for what this device wrote itself.
  });
}

export async function loadEarlier(inbox: OwnInbox, partner: string): Promise<void> {
  const { queryKey } = chatOf(inbox, partner);
  const until = queryClient.getQueryData<Stretch>(queryKey)?.messages[0]?.at;
  const threads = threadsOf(inbox, partner);
  if (until === undefined) return;
  const page = await findMessages(recordsClient, {
    patientId: inbox.patientId,
    threads,
    until,
    pageSize: pageSizeOf(usualPage),
  });
  queryClient.setQueryData<Stretch>(queryKey, (held) => held && mergeEarlier(held, page));
}

/** All of it that is here: what lies in the threads, and what the hospital sent outside of them. */
export function listMessages(inbox: OwnInbox, partner: string, stretch: Stretch | undefined): Message[] {
  const threads = readThreads(inbox.communications, inbox.patientId);
  const loose = inbox.communications
    .flatMap((communication) => readMessage(communication, inbox.patientId, threads) ?? [])
    .filter((message) => message.partner === partner)
    // Of what lies in a thread, the end is shown without a gap.
    .filter(
      ({ at }) => stretch === undefined || !stretch.hasEarlier || at >= (stretch.messages[0]?.at ?? at),
    );
  return sortMessages([...loose, ...(stretch?.messages ?? [])]);
}

/** Shown at once, before the hospital is asked again. */
export function addSent(patientId: string, message: Message): void {
  expectEcho({ id: message.id, version: '1' });
  queryClient.setQueryData<Stretch>(['chat', patientId, message.partner], (held) => ({
    messages: sortMessages([message, ...(held?.messages ?? [])]),
    hasEarlier: held?.hasEarlier ?? false,
  }));
  void queryClient.invalidateQueries({ queryKey: inboxOf(patientId).queryKey });
}

/** Shown as read at once; what cannot be told to the hospital now is told at the next look. */
export async function markRead(inbox: OwnInbox, partner: string, messages: Message[]): Promise<void> {
  const ids = messages.filter(isUnread).map(({ id }) => id);
  if (ids.length === 0) return;
  const read = new Set(ids);
  readMarks.add(ids, new Date().toISOString());
  queryClient.setQueryData<Stretch>(chatOf(inbox, partner).queryKey, (held) => held && withRead(held, read));
  queryClient.setQueryData(
    inboxOf(inbox.patientId).queryKey,
    (before) =>
      before && {
        ...before,
        communications: readMarks.apply(before.communications),
      },
  );
  const told = await markMessagesRead(recordsClient, ids.slice(-mostAtOnce)).catch((error: unknown) => {
    readMarks.drop(ids);
    throw error;
  });
  const stored = new Set(told.map(({ id }) => id));
  readMarks.drop(ids.filter((id) => !stored.has(id)));
  for (const { id = '', meta } of told) expectEcho({ id, version: meta?.versionId ?? '' });
  void readAbout(
    inbox.patientId,
    ids.map((id) => `Communication/${id}`),
  );
}

const mostAtOnce = 50;

const withRead = ({ messages, hasEarlier }: Stretch, read: Set<string>): Stretch => ({
  messages: messages.map((message) => (read.has(message.id) ? { ...message, isRead: true } : message)),
  hasEarlier,
});

const threadsOf = (inbox: OwnInbox, partner: string) =>
  readThreads(inbox.communications, inbox.patientId).filter((thread) => thread.partner === partner);
