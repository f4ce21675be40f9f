import { createBiometryLock } from './biometry-lock.ts';
import type { DeviceLock } from './device-lock.ts';
import { openBiometrics } from './open-biometrics.ts';
import { openSecureStores } from './open-secure-stores.ts';

/** In the phone app only. */
export async function openBiometryLock(): Promise<DeviceLock> {
  const [{ guarded }, biometrics] = await Promise.all([openSecureStores(), openBiometrics()]);
  return createBiometryLock({ guarded, biometrics });
}
