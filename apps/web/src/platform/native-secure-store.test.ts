import { KeychainAccess, type SecureStoragePlugin } from '@aparajita/capacitor-secure-storage';
import {
  AccessControl,
  BiometricAuthError,
  type NativeBiometricPlugin,
} from '@capgo/capacitor-native-biometric';
import { expect, test, vi } from 'vitest';
import { BiometryRefused } from './biometrics.ts';
import { createDeviceStore, createGuardedStore } from './native-secure-store.ts';

const strings = { reason: 'Open your health records', cancel: 'Cancel' };

function guardedPlugin(refusal?: { code: string; message: string }) {
  return {
    setData: vi.fn<NativeBiometricPlugin['setData']>(async () => undefined),
    deleteData: vi.fn<NativeBiometricPlugin['deleteData']>(async () => undefined),
    getSecureData: vi.fn<NativeBiometricPlugin['getSecureData']>(async () => {
      if (refusal) throw Object.assign(new Error(refusal.message), { code: refusal.code });
      return { value: 'secret' };
    }),
  };
}

test('case 67, by the plugin’s settings: only the biometry of the moment opens it, each time anew', async () => {
  const plugin = guardedPlugin();
  await createGuardedStore(plugin).write('refresh-token', 'secret');
  expect(plugin.setData).toHaveBeenCalledWith({
    key: 'refresh-token',
    value: 'secret',
    accessControl: AccessControl.BIOMETRY_CURRENT_SET,
    authValidityDuration: 0,
  });
});

test('reading asks the person', async () => {
  const plugin = guardedPlugin();
  expect(await createGuardedStore(plugin).read('refresh-token', strings)).toBe('secret');
  expect(plugin.getSecureData).toHaveBeenCalledWith({
    key: 'refresh-token',
    reason: strings.reason,
    title: strings.reason,
    negativeButtonText: strings.cancel,
  });
});

test.each([
  [BiometricAuthError.BIOMETRICS_UNAVAILABLE, 'biometryNotAvailable'],
  [BiometricAuthError.USER_LOCKOUT, 'biometryLockout'],
  [BiometricAuthError.BIOMETRICS_NOT_ENROLLED, 'biometryNotEnrolled'],
  [BiometricAuthError.USER_TEMPORARY_LOCKOUT, 'biometryLockout'],
  [BiometricAuthError.AUTHENTICATION_FAILED, 'authenticationFailed'],
  [BiometricAuthError.APP_CANCEL, 'appCancel'],
  [BiometricAuthError.INVALID_CONTEXT, 'invalidContext'],
  [BiometricAuthError.NOT_INTERACTIVE, 'notInteractive'],
  [BiometricAuthError.PASSCODE_NOT_SET, 'passcodeNotSet'],
  [BiometricAuthError.SYSTEM_CANCEL, 'systemCancel'],
  [BiometricAuthError.USER_CANCEL, 'userCancel'],
  [BiometricAuthError.USER_FALLBACK, 'userFallback'],
])('the plugin’s %s is %s', async (number, code) => {
  const plugin = guardedPlugin({ code: String(number), message: 'The system says so.' });
  const asked = createGuardedStore(plugin).read('refresh-token', strings);
  await expect(asked).rejects.toMatchObject({ code, message: 'The system says so.' });
  await expect(asked).rejects.toBeInstanceOf(BiometryRefused);
});

test('what the device has no longer is nothing, and what it cannot say is an error', async () => {
  const gone = guardedPlugin({ code: '21', message: 'No protected data found' });
  expect(await createGuardedStore(gone).read('refresh-token', strings)).toBeUndefined();
  const unknown = guardedPlugin({ code: '0', message: 'Biometric crypto object unavailable' });
  await expect(createGuardedStore(unknown).read('refresh-token', strings)).rejects.not.toBeInstanceOf(
    BiometryRefused,
  );
});

test('case 67, by the plugin’s settings: the device’s own store is in no backup and no cloud', async () => {
  const plugin = {
    get: vi.fn<SecureStoragePlugin['get']>(async () => 'secret'),
    set: vi.fn<SecureStoragePlugin['set']>(async () => undefined),
    remove: vi.fn<SecureStoragePlugin['remove']>(async () => true),
  };
  const store = createDeviceStore(plugin);
  await store.write('refresh-token', 'secret');
  expect(plugin.set).toHaveBeenCalledWith(
    'refresh-token',
    'secret',
    false,
    false,
    KeychainAccess.whenUnlockedThisDeviceOnly,
  );
  expect(await store.read('refresh-token')).toBe('secret');
  await store.remove('refresh-token');
  expect(plugin.remove).toHaveBeenCalledWith('refresh-token', false);
});
