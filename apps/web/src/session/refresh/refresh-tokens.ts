import type { PromptStrings } from '../../platform/biometrics.ts';
import type { DeviceStore, GuardedStore } from '../../platform/secure-store.ts';

const name = 'refresh-token';

type Parts = { device: DeviceStore; guarded: GuardedStore; isGuarded: () => boolean };

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

/**
 * The phone's one long-lived secret. While the app runs it is in memory; what survives lies with the device, and where
 * the patient wants biometry only in the place that biometry opens.
 */
export function createRefreshTokens({ device, guarded, isGuarded }: Parts) {
  let current: string | undefined;

  return {
    /** Undefined when nobody is signed in, and while the device has not been asked to give it out. */
    async find(): Promise<string | undefined> {
      if (current === undefined && !isGuarded()) current = await device.read(name);
      return current;
    },

    /** Before the one that it replaces is used again: a server takes an old one for stolen. */
    async keep(token: string): Promise<void> {
      current = token;
      await (isGuarded() ? guarded : device).write(name, token);
    },

    isInMemory: () => current !== undefined,

    /** Asks the device for it. False when the device has it no longer. @throws BiometryRefused */
    async unlock(strings: PromptStrings): Promise<boolean> {
      current = await guarded.read(name, strings);
      return current !== undefined;
    },

    /** From now on only biometry gives it out. */
    async guard(): Promise<void> {
      const token = await this.find();
      if (token === undefined) throw new Error('Nobody is signed in.');
      await guarded.write(name, token);
      await device.remove(name);
    },

    async forget(): Promise<void> {
      current = undefined;
      await Promise.all([device.remove(name), guarded.remove(name)]);
    },
  };
}
