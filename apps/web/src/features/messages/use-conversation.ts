import { isUnread, type Message } from '@portal/clinical-domain/messages/message';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Waiting } from '../../session/outbox/outbox-queue.ts';
import { onSent, useOutbox } from '../../session/outbox/outbox.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { addSent, chatOf, listMessages, markRead } from './chat.ts';
import type { OwnInbox } from './inbox.ts';

/** A message as the chat shows it, also while it waits. */
export type Shown = Message & {
  waiting?: 'sending' | 'stuck' | 'tomorrow' | 'refused' | 'file-lost' | 'unkept';
};

export function useConversation(inbox: OwnInbox, partner: string) {
  const { data, isError, isFetching, refetch } = useQuery(chatOf(inbox, partner), queryClient);
  const outbox = useOutbox();
  const stored = listMessages(inbox, partner, data);
  const known = new Set(stored.map(({ id }) => id));
  const waiting = outbox.items
    .filter((item) => item.partner === partner && !known.has(item.id))
    .map((item): Shown => ({ ...toMessage(item), waiting: stateOf(item, outbox) }));

  useEffect(() => onSent((item) => addSent(inbox.patientId, toMessage(item))), [inbox.patientId]);

  const unread = stored
    .filter(isUnread)
    .map(({ id }) => id)
    .join(' ');
  const see = useEffectEvent(() => {
    if (document.visibilityState === 'visible') markRead(inbox, partner, stored).catch(() => undefined);
  });
  useEffect(() => {
    if (unread === '') return undefined;
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [unread]);

  return {
    messages: [...stored, ...waiting] as Shown[],
    hasEarlier: data?.hasEarlier ?? false,
    isLoading: data === undefined && !isError,
    hasFailed: data === undefined && isError,
    isTrying: isFetching,
    tryAgain: () => void refetch(),
  };
}

function stateOf(
  item: Waiting,
  { isStuck, tomorrow }: Pick<ReturnType<typeof useOutbox>, 'isStuck' | 'tomorrow'>,
): NonNullable<Shown['waiting']> {
  if (item.isRefused) return 'refused';
  if (item.isFileLost) return 'file-lost';
  if (item.isUnkept) return 'unkept';
  if (tomorrow.has(item.id)) return 'tomorrow';
  return isStuck ? 'stuck' : 'sending';
}

function toMessage({ id, partner, at, text, files }: Waiting): Message {
  return { id, partner, isMine: true, at, isRead: false, text, files };
}
