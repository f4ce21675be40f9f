import { KeychainAccess, SecureStorage, type SecureStoragePlugin } from '@aparajita/capacitor-secure-storage';
import {
  AccessControl,
  BiometricAuthError,
  NativeBiometric,
  type NativeBiometricPlugin,
} from '@capgo/capacitor-native-biometric';
import { BiometryRefused, type BiometryCode } from './biometrics.ts';
import type { DeviceStore, GuardedStore } from './secure-store.ts';

export { NativeBiometric, SecureStorage };

/** Keychain or Keystore. Never in a backup, never on another device, never in the cloud. */
export function createDeviceStore(plugin: Pick<SecureStoragePlugin, 'get' | 'set' | 'remove'>): DeviceStore {
  return {
    async read(name) {
      const value = await plugin.get(name, false, false);
      return typeof value === 'string' ? value : undefined;
    },
    write: (name, value) => plugin.set(name, value, false, false, KeychainAccess.whenUnlockedThisDeviceOnly),
    async remove(name) {
      await plugin.remove(name, false);
    },
  };
}

const codes: Partial<Record<BiometricAuthError, BiometryCode>> = {
  [BiometricAuthError.BIOMETRICS_UNAVAILABLE]: 'biometryNotAvailable',
  [BiometricAuthError.USER_LOCKOUT]: 'biometryLockout',
  [BiometricAuthError.BIOMETRICS_NOT_ENROLLED]: 'biometryNotEnrolled',
  [BiometricAuthError.USER_TEMPORARY_LOCKOUT]: 'biometryLockout',
  [BiometricAuthError.AUTHENTICATION_FAILED]: 'authenticationFailed',
  [BiometricAuthError.APP_CANCEL]: 'appCancel',
  [BiometricAuthError.INVALID_CONTEXT]: 'invalidContext',
  [BiometricAuthError.NOT_INTERACTIVE]: 'notInteractive',
  [BiometricAuthError.PASSCODE_NOT_SET]: 'passcodeNotSet',
  [BiometricAuthError.SYSTEM_CANCEL]: 'systemCancel',
  [BiometricAuthError.USER_CANCEL]: 'userCancel',
  [BiometricAuthError.USER_FALLBACK]: 'userFallback',
};

/** A key of the secure hardware that works once for each time it sees the finger or face that was there when it was made. */
export function createGuardedStore(
  plugin: Pick<NativeBiometricPlugin, 'setData' | 'getSecureData' | 'deleteData'>,
): GuardedStore {
  return {
    async read(key, { reason, cancel }) {
      try {
        const { value } = await plugin.getSecureData({
          key,
          reason,
          title: reason,
          negativeButtonText: cancel,
        });
        return value;
      } catch (error) {
        const number = Number((error as { code?: string }).code ?? 0) as BiometricAuthError;
        if (number === BiometricAuthError.NO_PROTECTED_CREDENTIALS_FOUND) return undefined;
        const code = codes[number];
        if (code === undefined) throw error;
        throw new BiometryRefused(code, (error as Error).message, { cause: error });
      }
    },
    write: (key, value) =>
      plugin.setData({
        key,
        value,
        accessControl: AccessControl.BIOMETRY_CURRENT_SET,
        authValidityDuration: 0,
      }),
    remove: (key) => plugin.deleteData({ key }),
  };
}
