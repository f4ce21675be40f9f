import type { Biometrics, PromptStrings } from './biometrics.ts';
import type { DeviceLock, Unlocking } from './device-lock.ts';
import type { GuardedStore } from './secure-store.ts';
import { offlineCopyName } from './wipe-stores.ts';

type Parts = { guarded: GuardedStore; biometrics: Pick<Biometrics, 'check'> };

/** Random bytes in the phone's guarded store. The phone's own PIN does not release them. */
export function createBiometryLock({ guarded, biometrics }: Parts): DeviceLock {
  async function ask(strings: PromptStrings): Promise<Unlocking> {
    try {
      const kept = await guarded.read(offlineCopyName, strings);
      return kept === undefined
        ? { outcome: 'lost' }
        : {
            outcome: 'unlocked',
            secret: Uint8Array.from(atob(kept), (letter) => letter.codePointAt(0) ?? 0),
          };
    } catch {
      return { outcome: 'refused' };
    }
  }

  return {
    isThere: async () => (await biometrics.check('strong')).isAvailable,

    async make(strings) {
      const secret = crypto.getRandomValues(new Uint8Array(32));
      try {
        await guarded.write(offlineCopyName, btoa(String.fromCodePoint(...secret)));
      } catch {
        return { outcome: 'unable' };
      }
      // Writing asks nobody: this shows that whoever turns it on can open it too.
      const { outcome } = await ask(strings);
      if (outcome === 'unlocked') return { outcome: 'made', key: { by: 'biometry' }, secret };
      return { outcome: outcome === 'lost' ? 'unable' : 'refused' };
    },

    unlock: (_key, strings) => ask(strings),
  };
}
