import type { BiometryErrorType, CheckBiometryResult } from '@aparajita/capacitor-biometric-auth';
import type { AppPlugin, URLOpenListenerEvent } from '@capacitor/app';
import type { OpenOptions } from '@capacitor/browser';
import type { PermissionState } from '@capacitor/core';
import type { AppendFileOptions, RmdirOptions, WriteFileOptions } from '@capacitor/filesystem';
import type { Channel, LocalNotificationSchema } from '@capacitor/local-notifications';
import type { PrivacyScreenConfig } from '@capacitor/privacy-screen';
import type { ShareOptions } from '@capacitor/share';
import type { BackgroundColorOptions, StyleOptions } from '@capacitor/status-bar';
import type { NativeBiometricPlugin, SetDataOptions } from '@capgo/capacitor-native-biometric';

type Code = `${BiometryErrorType}`;
type Refusal = { code: string; message: string };
export type BridgeCall = { callbackId: string; pluginId: string; methodName: string; options: never };
export type BridgeAnswer = { callbackId: string; data: unknown } | { callbackId: string; error: Refusal };

/** As the plugins' native halves name and number them. */
const guardedCodes: Partial<Record<Code, string>> = {
  biometryNotAvailable: '1',
  biometryLockout: '2',
  biometryNotEnrolled: '3',
  authenticationFailed: '10',
  appCancel: '11',
  invalidContext: '12',
  notInteractive: '13',
  passcodeNotSet: '14',
  systemCancel: '15',
  userCancel: '16',
  userFallback: '17',
};

const cache = 'file:///data/user/0/com.patientportal/cache/';

class Refused extends Error {
  readonly code: string;

  constructor({ code, message }: Refusal) {
    super(message);
    this.code = code;
  }
}

/** A phone that answers the app's plugins, and keeps what it was given through each start of the app. */
export function createPhone() {
  const phone = {
    device: new Map<string, string>(),
    guarded: new Map<string, { value: string; accessControl: number }>(),
    biometry: {
      isAvailable: true,
      strongBiometryIsAvailable: true,
      biometryType: 3,
      biometryTypes: [3],
      deviceIsSecure: true,
      reason: '',
      code: '' as BiometryErrorType,
    } satisfies CheckBiometryResult as CheckBiometryResult,
    /** What the next prompt ends with; undefined: a finger that the phone knows. */
    refusal: undefined as { code: Code; message: string } | undefined,
    opened: [] as string[],
    bar: { color: '', style: '' },
    isHiddenFromSwitcher: false,
    timesLeft: 0,
    listeners: new Map<string, string[]>(),
    /** The app's cache folder, by path. */
    files: new Map<string, Buffer>(),
    /** What the share sheet was given. */
    shared: [] as { title: string; bytes: Buffer }[],
    isFull: false,
    /** Whether the app may show notifications. */
    notifications: 'prompt' as PermissionState,
    alarms: new Map<number, LocalNotificationSchema>(),
    rung: new Map<number, LocalNotificationSchema>(),
  };

  /** The person is asked once, and agrees. */
  const ask = () =>
    phone.notifications === 'prompt' ? (phone.notifications = 'granted') : phone.notifications;

  const write = ({ path, data }: Pick<WriteFileOptions, 'path' | 'data'>, before?: Buffer) => {
    if (phone.isFull)
      throw new Refused({ code: 'OS-PLUG-FILE-0013', message: 'The operation failed with an error.' });
    phone.files.set(
      path,
      Buffer.concat([...(before ? [before] : []), Buffer.from(data as string, 'base64')]),
    );
  };

  const prompt = (numbers?: typeof guardedCodes) => {
    const { refusal } = phone;
    if (refusal)
      throw new Refused({ ...refusal, code: numbers ? (numbers[refusal.code] ?? '0') : refusal.code });
  };

  const methods = {
    App: {
      addListener: () => undefined,
      removeListener: () => undefined,
      getLaunchUrl: (): Awaited<ReturnType<AppPlugin['getLaunchUrl']>> => undefined,
      minimizeApp: () => void (phone.timesLeft += 1),
    },
    Browser: { open: ({ url }: OpenOptions) => void phone.opened.push(url), close: () => undefined },
    StatusBar: {
      setStyle: ({ style }: StyleOptions) => void (phone.bar.style = style),
      setBackgroundColor: ({ color }: BackgroundColorOptions) => void (phone.bar.color = color),
    },
    PrivacyScreen: {
      enable: (_config: PrivacyScreenConfig) => {
        phone.isHiddenFromSwitcher = true;
        return { success: true };
      },
    },
    Filesystem: {
      writeFile: (options: WriteFileOptions) => {
        write(options);
        return { uri: `${cache}${encodeURI(options.path)}` };
      },
      appendFile: (options: AppendFileOptions) => write(options, phone.files.get(options.path)),
      rmdir: ({ path }: RmdirOptions) => {
        const inside = [...phone.files.keys()].filter((name) => name.startsWith(`${path}/`));
        if (inside.length === 0)
          throw new Refused({
            code: 'OS-PLUG-FILE-0008',
            message: 'Operation failed because file does not exist.',
          });
        for (const name of inside) phone.files.delete(name);
      },
    },
    Share: {
      share: ({ files = [], title = '' }: ShareOptions) => {
        for (const uri of files) {
          const bytes = phone.files.get(decodeURI(uri.replace(cache, '')));
          if (!bytes) throw new Refused({ code: '', message: 'Error sharing item' });
          phone.shared.push({ title, bytes });
        }
        return { activityType: 'com.example.viewer' };
      },
    },
    LocalNotifications: {
      addListener: () => undefined,
      removeListener: () => undefined,
      checkPermissions: () => ({ display: phone.notifications }),
      requestPermissions: () => ({ display: ask() }),
      checkExactNotificationSetting: () => ({ exact_alarm: 'denied' }),
      createChannel: (_channel: Channel) => undefined,
      getPending: () => ({ notifications: [...phone.alarms.values()] }),
      schedule: ({ notifications }: { notifications: LocalNotificationSchema[] }) => {
        if (phone.notifications !== 'granted')
          throw new Refused({
            code: 'OS-PLUG-LNOT-0005',
            message: 'Notifications are not enabled on this device.',
          });
        for (const each of notifications) phone.alarms.set(each.id, each);
        return { notifications: notifications.map(({ id }) => ({ id })) };
      },
      cancel: ({ notifications }: { notifications: { id: number }[] }) =>
        notifications.forEach(({ id }) => phone.alarms.delete(id)),
      cancelAll: () => phone.alarms.clear(),
      getDeliveredNotifications: () => ({ notifications: [...phone.rung.values()] }),
      removeDeliveredNotificationsById: ({ ids }: { ids: number[] }) =>
        ids.forEach((id) => phone.rung.delete(id)),
      removeAllDeliveredNotifications: () => phone.rung.clear(),
    },
    PushNotifications: {
      addListener: () => undefined,
      removeListener: () => undefined,
      checkPermissions: () => ({ receive: phone.notifications }),
      requestPermissions: () => ({ receive: ask() }),
    },
    BiometricAuthNative: { checkBiometry: () => phone.biometry, internalAuthenticate: () => prompt() },
    SecureStorage: {
      internalGetItem: ({ prefixedKey }: { prefixedKey: string }) => ({
        data: phone.device.get(prefixedKey) ?? null,
      }),
      internalSetItem: ({ prefixedKey, data }: { prefixedKey: string; data: string }) =>
        void phone.device.set(prefixedKey, data),
      internalRemoveItem: ({ prefixedKey }: { prefixedKey: string }) => ({
        success: phone.device.delete(prefixedKey),
      }),
    },
    NativeBiometric: {
      setData: ({ key, value, accessControl = 0 }: SetDataOptions) =>
        void phone.guarded.set(key, { value, accessControl }),
      getSecureData: ({ key }: Parameters<NativeBiometricPlugin['getSecureData']>[0]): { value: string } => {
        const kept = phone.guarded.get(key);
        if (!kept || kept.accessControl === 0)
          throw new Refused({ code: '21', message: 'No protected data found' });
        prompt(guardedCodes);
        return { value: kept.value };
      },
      deleteData: ({ key }: { key: string }) => void phone.guarded.delete(key),
    },
  };

  const find = (plugin: string, method: string) =>
    (methods as Record<string, Record<string, (options: never) => unknown>>)[plugin]?.[method];

  return {
    ...phone,
    set: (change: Partial<Pick<typeof phone, 'biometry' | 'refusal' | 'isFull' | 'notifications'>>) =>
      void Object.assign(phone, change),
    read: () => phone,

    /** What the shell tells the page of the plugins that it has. */
    headers: Object.entries(methods).map(([name, own]) => ({
      name,
      methods: Object.keys(own).map((method) => ({
        name: method,
        rtype: method === 'addListener' ? 'callback' : 'promise',
      })),
    })),

    answer({ callbackId, pluginId, methodName, options }: BridgeCall): BridgeAnswer | undefined {
      if (methodName === 'addListener') {
        const name = `${pluginId} ${(options as { eventName: string }).eventName}`;
        phone.listeners.set(name, [...(phone.listeners.get(name) ?? []), callbackId]);
        return undefined;
      }
      try {
        const method = find(pluginId, methodName);
        if (!method) throw new Refused({ code: 'UNIMPLEMENTED', message: `${pluginId}.${methodName}` });
        return { callbackId, data: method(options) };
      } catch (error) {
        const { code, message } = error as Refused;
        return { callbackId, error: { code, message } };
      }
    },

    /** Who listens to an event of the app or of a notification. */
    listenersTo: (
      event: 'appUrlOpen' | 'backButton' | 'appStateChange' | 'localNotificationActionPerformed',
    ) =>
      phone.listeners.get(
        `${event === 'localNotificationActionPerformed' ? 'LocalNotifications' : 'App'} ${event}`,
      ) ?? [],
    /** An alarm rings, and is tapped. */
    ring(id: number): { actionId: 'tap'; notification: LocalNotificationSchema } {
      const notification = phone.alarms.get(id);
      if (!notification) throw new Error(`no alarm ${id}`);
      phone.alarms.delete(id);
      phone.rung.set(id, notification);
      return { actionId: 'tap', notification };
    },
    forgetListeners: () => phone.listeners.clear(),
    linkOf: (url: string): URLOpenListenerEvent => ({ url }),
  };
}

export type Phone = ReturnType<typeof createPhone>;
