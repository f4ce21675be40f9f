import type { DeviceKey, DeviceLock } from './device-lock.ts';
import { isNative } from './native.ts';
import { passkeyLock } from './passkey-lock.ts';

/** A passkey in the browser; in the phone app what the phone gives out to finger or face. */
export async function openDeviceLock(): Promise<DeviceLock> {
  return isNative() ? (await import('./open-biometry-lock.ts')).openBiometryLock() : passkeyLock;
}

export async function findDeviceLock(): Promise<DeviceKey['by'] | undefined> {
  const isThere = await openDeviceLock().then(
    (lock) => lock.isThere(),
    () => false,
  );
  if (!isThere) return undefined;
  return isNative() ? 'biometry' : 'passkey';
}
