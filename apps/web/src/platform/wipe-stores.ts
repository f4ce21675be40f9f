import { forgetOnPhone } from './forget-on-phone.ts';
import { isNative } from './native.ts';

export const privateStoreName = 'private-store';
/** Of the database, and of the secret that a phone may hold for it; devices that have them know them by this name. */
export const offlineCopyName = 'kept-copy';

/** Forgets everything of the patient's on this device, its keys with it. */
export function wipeStores(): void {
  wipe(privateStoreName);
  wipeOfflineCopy();
  void forgetOnPhone();
}

/** Forgets the copy of the record that was kept on this device. */
export function wipeOfflineCopy(): void {
  wipe(offlineCopyName);
  if (isNative()) void wipePhoneSecret().catch(() => undefined);
}

function wipe(name: string) {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}

/** Without the database it opens nothing. */
async function wipePhoneSecret(): Promise<void> {
  const { openSecureStores } = await import('./open-secure-stores.ts');
  const { guarded } = await openSecureStores();
  await guarded.remove(offlineCopyName);
}
