import PQueue from 'p-queue';

/** There is no room left in the queue. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** Lets a few work at once and some wait for them; whoever comes beyond that is told so at once. */
export function createBoundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = new PQueue({ concurrency: atOnce });

  return {
    /** @throws Busy */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (queue.pending >= atOnce && queue.size >= waiting) throw new Busy();
      return queue.add(work);
    },
  };
}
