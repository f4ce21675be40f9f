import type { DBSchema, IDBPDatabase } from 'idb';
import { isSameBox, seal, unseal, type Box } from './sealed-box.ts';
import { UnreadableError, type StoreRead, type StoreWrite } from './store-result.ts';
import { privateStoreName } from './wipe-stores.ts';
import { commit, get, withDatabase } from './with-database.ts';

interface Schema extends DBSchema {
  keys: { key: 'own'; value: CryptoKey };
  boxes: { key: string; value: Box | OwnerBox };
}

/** `of` tells a store that is another's from one whose key is damaged, and not whose it is. */
type OwnerBox = Box & { of?: string };
type Seen = { key: CryptoKey | undefined; owner: OwnerBox | undefined };
type Own = { key: CryptoKey; owner: OwnerBox };
/** Other boxes that change together with one, or not at all. */
export type Along = { put?: Readonly<Record<string, unknown>>; remove?: readonly string[] };

const ownerBox = 'owner';

/**
 * What one patient must find again after a reload, encrypted by a key that never leaves the browser's own store. Every
 * box is sealed for its subject: whoever else opens the store finds it empty, and empties it. No call throws, and none
 * hides that it failed.
 */
export function openPrivateStore(subject: string) {
  /** Undefined where there is nothing yet, or only what is another's. @throws UnreadableError */
  async function findOwn({ key, owner }: Seen): Promise<Own | undefined> {
    if (!key && !owner) return undefined;
    if (!key || !owner) throw new UnreadableError('half of the key is gone');
    const isOpen = await unseal(key, owner, subject).then(Boolean, () => false);
    if (isOpen) return { key, owner };
    const isOthers = typeof owner.of === 'string' && owner.of !== (await nameOwner(subject, owner));
    if (!isOthers) throw new UnreadableError('the key does not fit');
    return undefined;
  }

  /** Of all who come first at the same moment, one makes the key, and the others find it. What was another's goes. */
  async function getOwn(database: IDBPDatabase<Schema>): Promise<Own> {
    for (;;) {
      const seen = await look(database);
      const own = (await findOwn(seen)) ?? (await replace(database, seen));
      if (own) return own;
    }
  }

  /** Undefined where somebody else was faster. */
  async function replace(database: IDBPDatabase<Schema>, seen: Seen): Promise<Own | undefined> {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const mark = await seal(key, true, subject);
    const owner = { ...mark, of: await nameOwner(subject, mark) };
    const change = begin(database);
    const boxes = change.objectStore('boxes');
    if (!isSameBox(await boxes.get(ownerBox), seen.owner)) return change.done.then(() => undefined);
    await commit(change, [
      boxes.clear(),
      change.objectStore('keys').put(key, 'own'),
      boxes.put(owner, ownerBox),
    ]);
    return { key, owner };
  }

  async function open(key: CryptoKey, box: Box): Promise<unknown> {
    try {
      return await unseal(key, box, subject);
    } catch (error) {
      throw new UnreadableError('a box does not open', { cause: error });
    }
  }

  /** One transaction. False where the box, or the whole store, has changed since it was read. */
  async function swap(
    database: IDBPDatabase<Schema>,
    seen: { own: Own; name: string; box: Box | undefined },
    sealed: readonly (readonly [string, Box])[],
    removed: readonly string[],
  ): Promise<boolean> {
    const change = begin(database);
    const boxes = change.objectStore('boxes');
    const [owner, box] = await Promise.all([boxes.get(ownerBox), boxes.get(seen.name)]);
    if (!isSameBox(owner, seen.own.owner) || !isSameBox(box, seen.box)) return change.done.then(() => false);
    await commit(change, [
      ...sealed.map(([name, value]) => boxes.put(value, name)),
      ...removed.map((name) => boxes.delete(name)),
    ]);
    return true;
  }

  return {
    async read(name: string): Promise<StoreRead> {
      const done = await withStore(async (database): Promise<StoreRead> => {
        const { key, owner } = await look(database);
        if (!key && !owner) return { outcome: 'empty' };
        const own = await getOwn(database);
        const box = await get(database, 'boxes', name);
        return box ? { outcome: 'found', value: await open(own.key, box) } : { outcome: 'empty' };
      });
      return done.outcome === 'done' ? done.value : done;
    },

    /**
     * Puts what `change` makes of what is stored in its place. Encryption outlives a transaction, so that the box is
     * compared in the one that writes: if another tab was faster, its words are read and changed in turn.
     */
    async update(
      name: string,
      change: (stored: unknown) => unknown,
      { put = {}, remove = [] }: Along = {},
    ): Promise<StoreWrite> {
      const done = await withStore(async (database) => {
        for (;;) {
          const own = await getOwn(database);
          const box = await get(database, 'boxes', name);
          const values = { ...put, [name]: change(box && (await open(own.key, box))) };
          const sealed = await Promise.all(
            Object.entries(values).map(
              async ([to, value]) => [to, await seal(own.key, value, subject)] as const,
            ),
          );
          if (await swap(database, { own, name, box }, sealed, remove)) return;
        }
      });
      return done.outcome === 'done' ? { outcome: 'kept' } : done;
    },
  };
}

async function look(database: IDBPDatabase<Schema>): Promise<Seen> {
  const change = database.transaction(['keys', 'boxes']);
  const [key, owner] = await Promise.all([
    change.objectStore('keys').get('own'),
    change.objectStore('boxes').get(ownerBox),
    change.done,
  ]);
  return { key, owner };
}

/** Whoever awaits a request of it hears why it failed; its end may fail once more, unheard. */
function begin(database: IDBPDatabase<Schema>) {
  const change = database.transaction(['keys', 'boxes'], 'readwrite');
  change.done.catch(() => undefined);
  return change;
}

async function nameOwner(subject: string, { iv }: Box): Promise<string> {
  const name = new Uint8Array([...iv, ...new TextEncoder().encode(subject)]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', name));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function withStore<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>) {
  return withDatabase<Schema, T>(
    privateStoreName,
    (created) => {
      created.createObjectStore('keys');
      created.createObjectStore('boxes');
    },
    work,
  );
}
