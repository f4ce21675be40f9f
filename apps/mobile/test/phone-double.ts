import type { BiometryErrorType, CheckBiometryResult } from '@aparajita/capacitor-biometric-auth';
import type { AppPlugin, URLOpenListenerEvent } from '@capacitor/app';
import type { OpenOptions } from '@capacitor/browser';
import type { AppendFileOptions, RmdirOptions, WriteFileOptions } from '@capacitor/filesystem';
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
  };

  const write = ({ path, data }: Pick<WriteFileOptions, 'path' | 'data'>, before?: Buffer) => {
    if (phone.isFull) throw new Refused({ code: 'OS-PLUG-FILE-0013', message: 'The operation failed with an error.' });
    phone.files.set(path, Buffer.concat([...(before ? [before] : []), Buffer.from(data as string, 'base64')]));
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
    set: (change: Partial<Pick<typeof phone, 'biometry' | 'refusal' | 'isFull'>>) => void Object.assign(phone, change),
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

    /** Who listens to an event of the app. */
    listenersTo: (event: 'appUrlOpen' | 'backButton' | 'appStateChange') =>
      phone.listeners.get(`App ${event}`) ?? [],
    forgetListeners: () => phone.listeners.clear(),
    linkOf: (url: string): URLOpenListenerEvent => ({ url }),
  };
}

export type Phone = ReturnType<typeof createPhone>;
