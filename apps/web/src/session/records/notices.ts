import { findNotices, markRead } from '@portal/fhir-queries/notice.query';
import { queryOptions } from '@tanstack/react-query';
import type { Communication } from 'fhir/r4';
import { queryClient } from './query-client.ts';
import { recordsClient } from './records-client.ts';

/** What the bell counts and the notifications show: one answer for both. */
export function noticesOf(patientId: string | undefined) {
  return queryOptions({
    queryKey: ['notices', patientId],
    queryFn: () => findNotices(recordsClient),
    meta: { types: ['Communication'] },
    enabled: patientId !== undefined,
    retryOnMount: false,
  });
}

export const isUnread = ({ received }: Communication) => received === undefined;

/** Notices that a wider answer brings along: nobody asks for them again meanwhile. */
export function bringNotices(patientId: string | undefined, notices: Promise<Communication[]>): void {
  void queryClient.prefetchQuery({ ...noticesOf(patientId), queryFn: () => notices, staleTime: 0 });
}

/** Shown as read at once. Where another device was faster, its time stands; what cannot be stored is unread again. */
export async function readNotices(patientId: string | undefined, notices: Communication[]): Promise<void> {
  const { queryKey } = noticesOf(patientId);
  const asked = new Set(notices.filter(isUnread).map(({ id }) => id));
  if (asked.size === 0) return;
  const now = new Date();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (before) =>
    before?.map((notice) => (asked.has(notice.id) ? { ...notice, received: now.toISOString() } : notice)),
  );
  try {
    await markRead(recordsClient, notices.filter(isUnread), now);
  } catch {
    const current = await queryClient.fetchQuery({ ...noticesOf(patientId), staleTime: 0 });
    const left = current.filter((notice) => isUnread(notice) && asked.has(notice.id));
    if (left.length > 0) await markRead(recordsClient, left, now);
  } finally {
    await queryClient.invalidateQueries({ queryKey });
  }
}
