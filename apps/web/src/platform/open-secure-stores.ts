import type { DeviceStore, GuardedStore } from './secure-store.ts';

/** In the phone app only: a browser has no such place. */
export async function openSecureStores(): Promise<{ device: DeviceStore; guarded: GuardedStore }> {
  const { createDeviceStore, createGuardedStore, SecureStorage, NativeBiometric } =
    await import('./native-secure-store.ts');
  return { device: createDeviceStore(SecureStorage), guarded: createGuardedStore(NativeBiometric) };
}
