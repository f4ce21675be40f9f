import { openDB } from 'idb';
import { privateStoreName } from '../../platform/wipe-stores.ts';
import type { CorruptTarget } from './schedule.ts';

/** Overwrites what is stored, or loses the key. False where there is nothing of the kind. */
export async function damage(target: CorruptTarget): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === privateStoreName)) return false;
  const database = await openDB(privateStoreName);
  try {
    if (!database.objectStoreNames.contains('boxes')) return false;
    if (target === 'key') {
      const isThere = (await database.count('keys')) > 0;
      await database.clear('keys');
      return isThere;
    }
    const box = (await database.get('boxes', target)) as { sealed: ArrayBuffer } | undefined;
    if (!box) return false;
    const zeros = new Uint8Array(box.sealed.byteLength);
    await database.put('boxes', { ...box, sealed: zeros.buffer }, target);
    return true;
  } finally {
    database.close();
  }
}
