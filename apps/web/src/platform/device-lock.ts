import type { PromptStrings } from './biometrics.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** By which the device finds the secret that it gives out. Nothing of it is secret itself. */
export type DeviceKey = PasskeyKey | { by: 'biometry' };
export type PasskeyKey = { by: 'passkey'; id: Bytes; salt: Bytes };

/**
 * `refused`: the prompt was cancelled, or whoever holds the device was not recognised; the next try may succeed. `lost`:
 * the device has the secret no longer.
 */
export type Unlocking = { outcome: 'unlocked'; secret: Bytes } | { outcome: 'refused' | 'lost' };

/** `unable`: this device has a lock that gives out no secret. */
export type MakingKey =
  { outcome: 'made'; key: DeviceKey; secret: Bytes } | { outcome: 'refused' | 'unable' };

/** The device's own lock, which gives out 32 random bytes to whoever it recognises. Works without a network. */
export type DeviceLock = {
  /** Whether it is worth asking; what the lock can really do shows when a key is made. */
  isThere: () => Promise<boolean>;
  make: (strings: PromptStrings) => Promise<MakingKey>;
  unlock: (key: DeviceKey, strings: PromptStrings) => Promise<Unlocking>;
};
