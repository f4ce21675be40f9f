import PQueue from 'p-queue';

/** There is no place left to wait in. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** Lets a few work at once and some wait for them; whoever comes beyond that is told so at once. */
export function createPlaces({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = new PQueue({ concurrency: atOnce });

  return {
    /** @throws Busy */
    async take<Result>(work: () => Promise<Result>): Promise<Result> {
      if (queue.pending >= atOnce && queue.size >= waiting) throw new Busy();
      return queue.add(work);
    },
  };
}
