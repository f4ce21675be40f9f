import {
  mutedConversations,
  notificationSettings,
  type NotificationPreferences,
  type NotificationSettings,
} from '@portal/api-contract/notifications';
import { portalApi } from '../../http/portal-api.ts';
import { closePushAddress, findPushAddress, openPushAddress, type PushRefusal } from '../../platform/push.ts';
import { withBearer } from '../with-bearer.ts';

const saved = new EventTarget();
const api = portalApi.extend({ throwHttpErrors: (status) => status !== 401 });

export async function getNotificationSettings(): Promise<NotificationSettings> {
  const response = await withBearer((headers) => api.get('notice-preferences', { headers }));
  return notificationSettings.parse(await response.json());
}

export async function saveNotificationPreferences(preferences: NotificationPreferences): Promise<void> {
  await withBearer((headers) => api.put('notice-preferences', { json: preferences, headers }));
  saved.dispatchEvent(new Event('saved'));
}

export async function listMutedConversations(): Promise<string[]> {
  const response = await withBearer((headers) => api.get('muted-conversations', { headers }));
  return mutedConversations.parse(await response.json()).partners;
}

/** @param partner a reference: `Practitioner/…` */
export async function muteConversation(partner: string, isMuted: boolean): Promise<void> {
  const path = `muted-conversations/${partner}`;
  await withBearer((headers) => (isMuted ? api.put(path, { headers }) : api.delete(path, { headers })));
}

/** Told after each choice that was saved here. */
export function onNotificationPreferences(listener: () => void): void {
  saved.addEventListener('saved', listener);
}

export async function turnPushOn(pushKey: string | undefined): Promise<'on' | PushRefusal> {
  const address = await openPushAddress(pushKey);
  if (typeof address === 'string') return address;
  await withBearer((headers) => api.put('push-endpoint', { json: address, headers }));
  return 'on';
}

export async function turnPushOff(): Promise<void> {
  await withBearer((headers) => api.delete('push-endpoint', { headers }));
  await closePushAddress();
}

/** After a new sign-in, a browser or phone that took push messages takes them for whoever is signed in now. */
export async function keepPushOn(): Promise<void> {
  const address = await findPushAddress();
  if (address) await withBearer((headers) => api.put('push-endpoint', { json: address, headers }));
}
