import type { Refusal } from '../http/refusal.ts';

export type Semaphore = ReturnType<typeof createSemaphore>;

/** So many at a time; the others wait in this process, in order, and hold no connection meanwhile. */
export function createSemaphore(permits: number, busy: () => Refusal) {
  let taken = 0;
  const waiting: (() => void)[] = [];

  /** @throws Refusal `busy` when the turn does not come in time */
  async function enter(withinMs: number) {
    if (taken < permits) {
      taken += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(busy());
      }, withinMs);
      waiting.push(begin);
    });
  }

  function leave() {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }

  return {
    isEmpty: () => taken === 0,
    async run<Result>(withinMs: number, work: () => Promise<Result>): Promise<Result> {
      await enter(withinMs);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
