import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DeviceKey } from './device-lock.ts';
import { createDropBox, type DropBox, type Letter, openDropBox, putInto } from './drop-box.ts';
import { keptCopyName } from './wipe-stores.ts';

interface Schema extends DBSchema {
  about: { key: 'copy'; value: About };
  letters: { key: string; value: Letter };
}

/** `owner` tells the patient's own copy from another's, and not whose it is. Without a device's key it opens by PIN. */
type About = { box: DropBox; owner: string; wrongTries: number; deviceKey?: DeviceKey };

/** How a copy opens. */
export type KeptLock = { by: 'pin' } | DeviceKey;

type Secret = string | Uint8Array<ArrayBuffer>;

export type Opening =
  | { outcome: 'open'; read: (name: string) => Promise<unknown> }
  | { outcome: 'wrong'; triesLeft: number }
  | { outcome: 'lost' }
  | { outcome: 'gone' };

const mostTries = 5;

export async function hasKeptCopy(): Promise<boolean> {
  return (await findKeptLock()) !== undefined;
}

/** Undefined where nothing is kept. */
export async function findKeptLock(): Promise<KeptLock | undefined> {
  const about = await withDatabase((database) => database.get('about', 'copy'));
  return about && (about.deviceKey ?? { by: 'pin' });
}

export async function isKeptCopyOf(subject: string): Promise<boolean> {
  const about = await withDatabase((database) => database.get('about', 'copy'));
  return about !== undefined && about.owner === (await ownerOf(subject, about.box));
}

/** Begins anew: what was kept before goes. @throws where the browser keeps nothing */
export async function createKeptCopy(subject: string, secret: Secret, deviceKey?: DeviceKey): Promise<void> {
  const box = await createDropBox(secret);
  const owner = await ownerOf(subject, box);
  const about = { box, owner, wrongTries: 0, ...(deviceKey && { deviceKey }) };
  const isStored = await withNewDatabase(async (database) => {
    const change = database.transaction(['about', 'letters'], 'readwrite');
    await change.objectStore('letters').clear();
    await Promise.all([change.objectStore('about').put(about, 'copy'), change.done]);
    return true;
  });
  if (!isStored) throw new Error('this browser keeps nothing');
}

/** Brings the patient's own copy up to date, if there is one. */
export async function keep(subject: string, values: Record<string, unknown>): Promise<void> {
  await withDatabase(async (database) => {
    const about = await database.get('about', 'copy');
    if (!about || about.owner !== (await ownerOf(subject, about.box))) return;
    const letters = await Promise.all(
      Object.entries(values).map(
        async ([name, value]) => [name, await putInto(about.box, value, name)] as const,
      ),
    );
    const change = database.transaction(['about', 'letters'], 'readwrite');
    const now = await change.objectStore('about').get('copy');
    // Begun anew or wiped meanwhile: these letters are for a box that is gone.
    if (now?.owner !== about.owner) return change.done;
    for (const [name, letter] of letters) void change.objectStore('letters').put(letter, name);
    return change.done;
  });
}

/**
 * A try is counted before it is made, so that closing the tab wins none; the last one wipes the copy. What a device gives
 * out is not guessed, and not counted: if it opens nothing, nothing will.
 */
export async function openKeptCopy(secret: Secret): Promise<Opening> {
  const about = await countTry();
  if (!about) return { outcome: 'gone' };
  const open = await openDropBox(about.box, secret);
  if (!open) {
    if (about.deviceKey) return { outcome: 'lost' };
    if (about.wrongTries < mostTries) return { outcome: 'wrong', triesLeft: mostTries - about.wrongTries };
    await withDatabase((database) => clear(database));
    return { outcome: 'gone' };
  }
  await withDatabase((database) => database.put('about', { ...about, wrongTries: 0 }, 'copy'));
  return {
    outcome: 'open',
    read: async (name) => {
      const letter = await withDatabase((database) => database.get('letters', name));
      return letter && open.take(letter, name);
    },
  };
}

async function countTry(): Promise<About | undefined> {
  return withDatabase(async (database) => {
    const change = database.transaction('about', 'readwrite');
    const about = await change.store.get('copy');
    if (!about || about.deviceKey) return about;
    const counted = { ...about, wrongTries: about.wrongTries + 1 };
    await Promise.all([change.store.put(counted, 'copy'), change.done]);
    return counted;
  });
}

async function clear(database: IDBPDatabase<Schema>): Promise<void> {
  const change = database.transaction(['about', 'letters'], 'readwrite');
  await Promise.all([
    change.objectStore('about').clear(),
    change.objectStore('letters').clear(),
    change.done,
  ]);
}

async function ownerOf(subject: string, { salt }: DropBox): Promise<string> {
  const name = new Uint8Array([...salt, ...new TextEncoder().encode(subject)]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', name));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where nothing is kept there is nothing to open: asking leaves no trace. */
async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  return (await mayBeThere().catch(() => false)) ? withNewDatabase(work) : undefined;
}

/** Firefox has been able to tell since version 126. */
async function mayBeThere(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === keptCopyName);
}

/** Open no longer than it takes, so that a wipe, in this tab or another, waits for nobody. */
async function withNewDatabase<T>(
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T | undefined> {
  let database: IDBPDatabase<Schema> | undefined;
  try {
    database = await openDB<Schema>(keptCopyName, 1, {
      upgrade(created) {
        created.createObjectStore('about');
        created.createObjectStore('letters');
      },
    });
    return await work(database);
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}
