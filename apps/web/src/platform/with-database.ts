import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type StoreKey,
  type StoreNames,
  type StoreValue,
} from 'idb';
import { toFailure, type StoreTrouble } from './store-result.ts';

const longestMs = 8000;

type Done<T> = { outcome: 'done'; value: T } | { outcome: 'failed'; reason: StoreTrouble };

/**
 * Open no longer than it takes, so that a wipe, in this tab or another, waits for nobody. A store that another tab holds
 * is waited for, but not for ever: then it is closed, and nothing more is begun in it.
 */
export async function withDatabase<Schema extends DBSchema, T>(
  name: string,
  stores: (database: IDBPDatabase<Schema>) => void,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<Done<T>> {
  let database: IDBPDatabase<Schema> | undefined;
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new DOMException(`${name} is held`, 'TimeoutError'));
    }, longestMs);
  });

  async function openAndWork(): Promise<T> {
    const opened = await openDB<Schema>(name, 1, { upgrade: stores });
    database = opened;
    if (!isLate) return work(opened);
    opened.close();
    throw new DOMException(`${name} was held`, 'TimeoutError');
  }

  try {
    return { outcome: 'done', value: await Promise.race([openAndWork(), late]) };
  } catch (error) {
    return toFailure(error);
  } finally {
    clearTimeout(timer);
    database?.close();
  }
}

/** The library's own shortcut leaves the end of its transaction to nobody. */
export async function get<Schema extends DBSchema, Name extends StoreNames<Schema>>(
  database: IDBPDatabase<Schema>,
  store: Name,
  key: StoreKey<Schema, Name>,
): Promise<StoreValue<Schema, Name> | undefined> {
  const change = database.transaction(store);
  const [value] = await Promise.all([change.store.get(key), change.done]);
  return value;
}

/** @throws the reason for which the transaction failed, rather than that a request of it was aborted for it */
export async function commit(
  change: { done: Promise<void> },
  requests: readonly Promise<unknown>[],
): Promise<void> {
  const ends = await Promise.allSettled([change.done, ...requests]);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
