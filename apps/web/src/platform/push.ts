import { isNative, phonePushService } from './native.ts';
import type { PhonePushAddress } from './phone-push.ts';
import { registerWorker } from './service-worker.ts';

type BrowserPushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };
export type PushAddress = BrowserPushAddress | PhonePushAddress;
export type PushRefusal = 'blocked' | 'failed';
/** What the clinic sends by: a key for browsers, services for phones. */
export type PushOffer = {
  pushKey?: string | undefined;
  phonePush?: PhonePushAddress['service'][] | undefined;
};

export function canPush({ pushKey, phonePush = [] }: PushOffer): boolean {
  return isNative() ? phonePush.includes(phonePushService()) : pushKey !== undefined && canBrowserPush();
}

function canBrowserPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The person has said no to this browser, which asks no second time. */
export function isPushBlocked(): boolean {
  return !isNative() && canBrowserPush() && Notification.permission === 'denied';
}

async function openPhonePush() {
  return (await import('./open-phone-push.ts')).phonePush;
}

/** The address at which this browser or phone takes push messages; undefined where it takes none. */
export async function findPushAddress(): Promise<PushAddress | undefined> {
  if (isNative()) return (await openPhonePush()).resume();
  if (!canBrowserPush() || Notification.permission !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? toAddress(subscription) : undefined;
}

/** Asks the person, then the push service of the browser or phone. */
export async function openPushAddress(publicKey: string | undefined): Promise<PushAddress | PushRefusal> {
  if (isNative()) return (await openPhonePush()).start();
  if (publicKey === undefined) return 'failed';
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
  if (isNative()) return (await openPhonePush()).turnOff();
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function toAddress(subscription: PushSubscription): BrowserPushAddress {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}
