import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { privateStoreName } from './wipe-stores.ts';

interface Schema extends DBSchema {
  keys: { key: 'own'; value: CryptoKey };
  boxes: { key: string; value: Box };
}

type Box = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

const cipher = 'AES-GCM';
const ownerBox = 'owner';

/**
 * What one patient must find again after a reload, encrypted by a key that never leaves the browser's own store. Every
 * box is sealed for its subject: whoever else opens the store finds it empty, and empties it. Where a browser refuses
 * storage, nothing is found and nothing is kept.
 */
export function openPrivateStore(subject: string) {
  const sealedFor = new TextEncoder().encode(subject);

  async function seal(key: CryptoKey, value: unknown): Promise<Box> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await crypto.subtle.encrypt({ name: cipher, iv, additionalData: sealedFor }, key, plain);
    return { iv, sealed };
  }

  async function unseal(key: CryptoKey, { iv, sealed }: Box): Promise<unknown> {
    const plain = await crypto.subtle.decrypt({ name: cipher, iv, additionalData: sealedFor }, key, sealed);
    return JSON.parse(new TextDecoder().decode(plain));
  }

  /** The key of this subject's store; one that belongs to somebody else goes, with all that it seals. */
  async function getKey(database: IDBPDatabase<Schema>): Promise<CryptoKey> {
    const [key, owner] = await Promise.all([database.get('keys', 'own'), database.get('boxes', ownerBox)]);
    const isOwn = key && owner && (await unseal(key, owner).then(Boolean, () => false));
    if (isOwn) return key;
    const fresh = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const mark = await seal(fresh, true);
    const change = database.transaction(['keys', 'boxes'], 'readwrite');
    await change.objectStore('boxes').clear();
    await Promise.all([
      change.objectStore('keys').put(fresh, 'own'),
      change.objectStore('boxes').put(mark, ownerBox),
      change.done,
    ]);
    return fresh;
  }

  return {
    read: (name: string): Promise<unknown> =>
      withDatabase(async (database) => {
        const key = await getKey(database);
        const box = await database.get('boxes', name);
        return box && unseal(key, box);
      }),

    write: (name: string, value: unknown): Promise<void> =>
      withDatabase(async (database) => {
        await database.put('boxes', await seal(await getKey(database), value), name);
      }),

    remove: (name: string): Promise<void> => withDatabase((database) => database.delete('boxes', name)),
  };
}

/** Open no longer than it takes, so that a wipe, in this tab or another, waits for nobody. */
async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  let database: IDBPDatabase<Schema> | undefined;
  try {
    database = await openDB<Schema>(privateStoreName, 1, {
      upgrade(created) {
        created.createObjectStore('keys');
        created.createObjectStore('boxes');
      },
    });
    return await work(database);
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}
