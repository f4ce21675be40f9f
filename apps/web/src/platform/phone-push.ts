import type { PermissionState } from '@capacitor/core';
import type { PushNotificationsPlugin } from '@capacitor/push-notifications';

export type PhonePushAddress = { service: 'fcm' | 'apns'; token: string };

export type UsedPlugin = Pick<
  PushNotificationsPlugin,
  | 'addListener'
  | 'checkPermissions'
  | 'register'
  | 'removeAllDeliveredNotifications'
  | 'requestPermissions'
  | 'unregister'
>;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'phone-push';
const withinMs = 15_000;

/**
 * Push messages to this phone. Whether it takes them is a choice of the device: `on`, or `waiting` for the next sign-in.
 * Without that choice Firebase is never touched, since an app that was built without it would crash.
 */
export function createPhonePush(plugin: UsedPlugin, service: PhonePushAddress['service'], storage: Storage) {
  async function register(): Promise<PhonePushAddress | 'failed'> {
    let resolve: (token: string | undefined) => void = () => undefined;
    const promise = new Promise<string | undefined>((answer) => {
      resolve = answer;
    });
    const handles = [
      await plugin.addListener('registration', ({ value }) => resolve(value)),
      await plugin.addListener('registrationError', () => resolve(undefined)),
    ];
    const timer = setTimeout(() => resolve(undefined), withinMs);
    try {
      await plugin.register();
      const token = await promise;
      if (token === undefined) return 'failed';
      storage.setItem(key, 'on');
      return { service, token };
    } catch {
      return 'failed';
    } finally {
      clearTimeout(timer);
      await Promise.all(handles.map(({ remove }) => remove()));
    }
  }

  const isGranted = ({ receive }: { receive: PermissionState }) => receive === 'granted';

  return {
    service,

    /** Asks the person, then the push service. */
    start: async (): Promise<PhonePushAddress | 'blocked' | 'failed'> =>
      isGranted(await plugin.requestPermissions()) ? register() : 'blocked',

    /** The address of a phone that takes push messages, or took them before the last sign-out. */
    async resume(): Promise<PhonePushAddress | undefined> {
      if (storage.getItem(key) === null || !isGranted(await plugin.checkPermissions())) return undefined;
      const address = await register();
      return address === 'failed' ? undefined : address;
    },

    /** At sign-out: the push service forgets this phone, with or without our server. */
    async stop(): Promise<void> {
      if (storage.getItem(key) !== 'on') return;
      storage.setItem(key, 'waiting');
      await plugin.removeAllDeliveredNotifications();
      await plugin.unregister();
    },

    async turnOff(): Promise<void> {
      storage.removeItem(key);
      await plugin.unregister();
    },
  };
}
