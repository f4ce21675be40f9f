import { registerWorker } from './service-worker.ts';

export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };
export type PushRefusal = 'blocked' | 'failed';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

function isPushAllowed(): boolean {
  return canPush() && Notification.permission === 'granted';
}

/** The address at which this browser takes push messages; undefined where it takes none. */
export async function findPushAddress(): Promise<PushAddress | undefined> {
  if (!isPushAllowed()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? toAddress(subscription) : undefined;
}

/** Asks the person, then the browser's push service. */
export async function openPushAddress(publicKey: string): Promise<PushAddress | PushRefusal> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  try {
    await registerWorker();
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    return toAddress(await pushManager.subscribe(options));
  } catch {
    return 'failed';
  }
}

export async function closePushAddress(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function toAddress(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}
