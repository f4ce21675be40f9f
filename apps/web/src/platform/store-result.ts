/**
 * Why this device did not do what it was asked: no room left, held by another tab, what is stored cannot be read any
 * more, or the browser gives no storage.
 */
export type StoreTrouble = 'full' | 'blocked' | 'unreadable' | 'unavailable';

type StoreFailure = { outcome: 'failed'; reason: StoreTrouble };

/** `empty` is known to be empty. After `failed` nobody knows what is there, and nothing may be written over it. */
export type StoreRead<T = unknown> = { outcome: 'found'; value: T } | { outcome: 'empty' } | StoreFailure;

/** `kept` survives a reload. After `failed` everything is as it was before. */
export type StoreWrite = { outcome: 'kept' } | StoreFailure;

/** What is stored is there and makes no sense: changed, cut off, or sealed by a key that is gone. */
export class UnreadableError extends Error {}

export function toFailure(error: unknown): StoreFailure {
  return { outcome: 'failed', reason: reasonOf(error) };
}

function reasonOf(error: unknown): StoreTrouble {
  if (error instanceof UnreadableError) return 'unreadable';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'TimeoutError') return 'blocked';
  return 'unavailable';
}
