export const privateStoreName = 'private-store';

/** Forgets everything of the patient's on this device, and the key with it. */
export function wipePrivateStore(): void {
  try {
    indexedDB.deleteDatabase(privateStoreName);
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}
