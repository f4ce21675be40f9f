import { findNotifications, markRead } from '@portal/fhir-queries/notification.query';
import { queryOptions } from '@tanstack/react-query';
import type { Communication } from 'fhir/r4';
import { queryClient } from './query-client.ts';
import { recordsClient } from './records-client.ts';

/** What the bell counts and the notifications show: one answer for both. */
export function notificationsOf(patientId: string | undefined) {
  return queryOptions({
    queryKey: ['notifications', patientId],
    queryFn: () => findNotifications(recordsClient),
    meta: { types: ['Communication'] },
    enabled: patientId !== undefined,
    retryOnMount: false,
  });
}

export const isUnread = ({ received }: Communication) => received === undefined;

/** The resources of that type which unread notifications are about, each once, the latest first. */
export function listUnreadAbout(notifications: readonly Communication[], type: string): string[] {
  const references = notifications
    .filter(isUnread)
    .flatMap(({ about }) => about?.[0]?.reference ?? [])
    .filter((reference) => reference.startsWith(`${type}/`));
  return [...new Set(references)].map((reference) => reference.slice(type.length + 1));
}

/** Whoever has seen these needs no notification about them any more. One that cannot be marked stays unread. */
export async function readAbout(patientId: string | undefined, references: string[]): Promise<void> {
  const known = queryClient.getQueryData(notificationsOf(patientId).queryKey) ?? [];
  const own = known.filter(({ about }) => references.includes(about?.[0]?.reference ?? ''));
  await readNotifications(patientId, own).catch(() => undefined);
}

/** Notifications that a wider answer brings along: nobody asks for them again meanwhile. */
export function bringNotifications(
  patientId: string | undefined,
  notifications: Promise<Communication[] | undefined>,
): void {
  void queryClient.prefetchQuery({
    ...notificationsOf(patientId),
    queryFn: async () => (await notifications) ?? findNotifications(recordsClient),
    staleTime: 0,
  });
}

/** Shown as read at once. Where another device was faster, its time stands; what cannot be stored is unread again. */
export async function readNotifications(
  patientId: string | undefined,
  notifications: Communication[],
): Promise<void> {
  const { queryKey } = notificationsOf(patientId);
  const asked = new Set(notifications.filter(isUnread).map(({ id }) => id));
  if (asked.size === 0) return;
  const now = new Date();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (before) =>
    before?.map((notification) =>
      asked.has(notification.id) ? { ...notification, received: now.toISOString() } : notification,
    ),
  );
  try {
    await markRead(recordsClient, notifications.filter(isUnread), now);
  } catch {
    const current = await queryClient.fetchQuery({ ...notificationsOf(patientId), staleTime: 0 });
    const left = current.filter((notification) => isUnread(notification) && asked.has(notification.id));
    if (left.length > 0) await markRead(recordsClient, left, now);
  } finally {
    await queryClient.invalidateQueries({ queryKey });
  }
}
