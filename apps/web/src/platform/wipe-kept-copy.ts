export const keptCopyName = 'kept-copy';

/** Forgets the copy of the record that was kept on this device. */
export function wipeKeptCopy(): void {
  try {
    indexedDB.deleteDatabase(keptCopyName);
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}
