import type { Communication } from 'fhir/r4';
import { isUnread, readMessage, readThread, type Message, type Thread } from './message.ts';
import { sortMessages } from './merge-messages.ts';

/** All that the patient and one partner wrote to each other, whatever threads it lies in. */
export type Conversation = {
  partner: string;
  partnerName: string | undefined;
  threadIds: string[];
  last: Message | undefined;
  unread: number;
};

export function readThreads(communications: readonly Communication[], patientId: string): Thread[] {
  return communications.flatMap((one) => readThread(one, patientId) ?? []);
}

/** Whose last message is the latest comes first; those without one come last, in the order in which they were found. */
export function listConversations(
  communications: readonly Communication[],
  patientId: string,
): Conversation[] {
  const threads = readThreads(communications, patientId);
  const messages = sortMessages(
    communications.flatMap((communication) => readMessage(communication, patientId, threads) ?? []),
  );
  const partners = new Set([...threads, ...messages].map(({ partner }) => partner));
  return Array.from(partners, (partner) => {
    const own = threads.filter((thread) => thread.partner === partner);
    const theirs = messages.filter((message) => message.partner === partner);
    return {
      partner,
      partnerName: own.find(({ partnerName }) => partnerName !== undefined)?.partnerName,
      threadIds: own.map(({ id }) => id),
      last: theirs.at(-1),
      unread: theirs.filter(isUnread).length,
    };
  }).toSorted((one, other) => (other.last?.at ?? -Infinity) - (one.last?.at ?? -Infinity) || 0);
}

export const countUnread = (conversations: readonly Pick<Conversation, 'unread'>[]) =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);
