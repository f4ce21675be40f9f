import PQueue from 'p-queue';
import type { Refusal } from '../http/refusal.ts';

export interface Semaphore {
  isEmpty(): boolean;
  /** @throws Refusal `busy` when the turn does not come in time */
  run<Result>(withinMs: number, work: () => Promise<Result>): Promise<Result>;
}

/** So many at a time; the others wait in this process, in order, and hold no connection meanwhile. */
export function createSemaphore(permits: number, busy: () => Refusal): Semaphore {
  const queue = new PQueue({ concurrency: permits });

  return {
    isEmpty: () => queue.pending + queue.size === 0,

    run<Result>(withinMs: number, work: () => Promise<Result>): Promise<Result> {
      const wait = new AbortController();
      const timer = setTimeout(() => wait.abort(busy()), withinMs);
      const begin = () => {
        // The limit is for the wait alone: p-queue would give up work that has begun as well.
        clearTimeout(timer);
        return work();
      };
      return queue.add(begin, { signal: wait.signal });
    },
  };
}
