import type { DBSchema, IDBPDatabase } from 'idb';
import type { DeviceKey } from './device-lock.ts';
import {
  createLockedKeyPair,
  type LockedKeyPair,
  type Encrypted,
  unlockKeyPair,
  encryptFor,
} from './hybrid-encryption.ts';
import {
  UnreadableError,
  toFailure,
  type StoreRead,
  type StoreTrouble,
  type StoreWrite,
} from './store-result.ts';
import { offlineCopyName } from './wipe-stores.ts';
import { commit, get, withDatabase } from './with-database.ts';

interface Schema extends DBSchema {
  about: { key: 'copy'; value: About };
  /** What devices have called it since the first release. */
  letters: { key: string; value: Encrypted };
}

/** `owner` tells the patient's own copy from another's, and not whose it is. Without a device's key it opens by PIN. */
type About = { box: LockedKeyPair; owner: string; wrongTries: number; deviceKey?: DeviceKey };

/** How a copy opens. */
export type OfflineLock = { by: 'pin' } | DeviceKey;

type Secret = string | Uint8Array<ArrayBuffer>;

export type Opening =
  | { outcome: 'open'; read: (name: string) => Promise<StoreRead> }
  | { outcome: 'wrong'; triesLeft: number }
  | { outcome: 'lost' }
  | { outcome: 'gone' }
  | { outcome: 'failed'; reason: StoreTrouble };

const mostTries = 5;

/** How it opens, where there is one. */
export async function findOfflineLock(): Promise<StoreRead<OfflineLock>> {
  const about = await readAbout();
  if (about.outcome !== 'found') return about;
  return { outcome: 'found', value: about.value.deviceKey ?? { by: 'pin' } };
}

/** Whose it is: this patient's, another's or nobody's; unknown where it cannot be read. */
export async function findOfflineOwner(subject: string): Promise<'own' | 'foreign' | 'none' | 'unknown'> {
  const about = await readAbout();
  if (about.outcome !== 'found') return about.outcome === 'empty' ? 'none' : 'unknown';
  return about.value.owner === (await ownerOf(subject, about.value.box)) ? 'own' : 'foreign';
}

/** Begins anew: what was kept before goes. */
export async function createOfflineCopy(
  subject: string,
  secret: Secret,
  deviceKey?: DeviceKey,
): Promise<StoreWrite> {
  const box = await createLockedKeyPair(secret);
  const owner = await ownerOf(subject, box);
  const about = { box, owner, wrongTries: 0, ...(deviceKey && { deviceKey }) };
  const done = await withNewStore(async (database) => {
    const change = database.transaction(['about', 'letters'], 'readwrite');
    await commit(change, [
      change.objectStore('letters').clear(),
      change.objectStore('about').put(about, 'copy'),
    ]);
  });
  return done.outcome === 'done' ? { outcome: 'kept' } : done;
}

/** Brings the patient's own copy up to date, if there is one. What failed leaves the copy as it was, with its date. */
export async function keep(subject: string, values: Record<string, unknown>): Promise<StoreWrite> {
  const done = await withStore(async (database) => {
    const about = await get(database, 'about', 'copy');
    if (!about || about.owner !== (await ownerOf(subject, about.box))) return;
    const encrypted = await Promise.all(
      Object.entries(values).map(
        async ([name, value]) => [name, await encryptFor(about.box, value, name)] as const,
      ),
    );
    const change = database.transaction(['about', 'letters'], 'readwrite');
    change.done.catch(() => undefined);
    const now = await change.objectStore('about').get('copy');
    // Begun anew or wiped meanwhile: these were encrypted for a key pair that is gone.
    if (now?.owner !== about.owner) return change.done;
    await commit(
      change,
      encrypted.map(([name, encrypted]) => change.objectStore('letters').put(encrypted, name)),
    );
  });
  return done.outcome === 'failed' ? done : { outcome: 'kept' };
}

/**
 * A try is counted before it is made, so that closing the tab wins none; the last one wipes the copy. What a device gives
 * out is not guessed, and not counted: if it opens nothing, nothing will.
 */
export async function openOfflineCopy(secret: Secret): Promise<Opening> {
  const counted = await countTry();
  if (counted.outcome === 'failed') return counted;
  if (counted.outcome === 'empty') return { outcome: 'gone' };
  const about = counted.value;
  const open = await unlockKeyPair(about.box, secret);
  if (!open) {
    if (about.deviceKey) return { outcome: 'lost' };
    if (about.wrongTries < mostTries) return { outcome: 'wrong', triesLeft: mostTries - about.wrongTries };
    const wiped = await withStore((database) => clear(database));
    return wiped.outcome === 'failed' ? wiped : { outcome: 'gone' };
  }
  await withStore((database) => database.put('about', { ...about, wrongTries: 0 }, 'copy'));
  return {
    outcome: 'open',
    read: async (name) => {
      const done = await withStore((database) => get(database, 'letters', name));
      if (done.outcome === 'failed') return done;
      if (done.outcome === 'empty' || !done.value) return { outcome: 'empty' };
      try {
        return { outcome: 'found', value: await open.take(done.value, name) };
      } catch (error) {
        return toFailure(new UnreadableError('a letter does not open', { cause: error }));
      }
    },
  };
}

async function countTry(): Promise<StoreRead<About>> {
  const done = await withStore(async (database) => {
    const change = database.transaction('about', 'readwrite');
    change.done.catch(() => undefined);
    const about = await change.store.get('copy');
    if (!about || about.deviceKey) return about;
    const counted = { ...about, wrongTries: about.wrongTries + 1 };
    await commit(change, [change.store.put(counted, 'copy')]);
    return counted;
  });
  return toRead(done);
}

async function readAbout(): Promise<StoreRead<About>> {
  return toRead(await withStore((database) => get(database, 'about', 'copy')));
}

function toRead<T>(done: Awaited<ReturnType<typeof withStore<T | undefined>>>): StoreRead<T> {
  if (done.outcome !== 'done') return done;
  return done.value === undefined ? { outcome: 'empty' } : { outcome: 'found', value: done.value };
}

async function clear(database: IDBPDatabase<Schema>): Promise<void> {
  const change = database.transaction(['about', 'letters'], 'readwrite');
  await commit(change, [change.objectStore('about').clear(), change.objectStore('letters').clear()]);
}

async function ownerOf(subject: string, { salt }: LockedKeyPair): Promise<string> {
  const name = new Uint8Array([...salt, ...new TextEncoder().encode(subject)]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', name));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where nothing is kept there is nothing to open: asking leaves no trace. */
async function withStore<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>) {
  try {
    if (!(await mayBeThere())) return { outcome: 'empty' } as const;
  } catch (error) {
    return toFailure(error);
  }
  return withNewStore(work);
}

/** Firefox has been able to tell since version 126. A browser without any storage has kept nothing. */
async function mayBeThere(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === offlineCopyName);
}

function withNewStore<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>) {
  return withDatabase<Schema, T>(
    offlineCopyName,
    (created) => {
      created.createObjectStore('about');
      created.createObjectStore('letters');
    },
    work,
  );
}
