/** There is no place left to wait in. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** Lets a few work at once and some wait for them; whoever comes beyond that is told so at once. */
export function createPlaces({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let working = 0;
  const line: (() => void)[] = [];

  return {
    /** @throws Busy */
    async take<Result>(work: () => Promise<Result>): Promise<Result> {
      if (working >= atOnce) {
        if (line.length >= waiting) throw new Busy();
        await new Promise<void>((resolve) => line.push(resolve));
      } else working += 1;
      try {
        return await work();
      } finally {
        // The place goes over to whoever waits, so that nobody can slip in between.
        const next = line.shift();
        if (next) next();
        else working -= 1;
      }
    },
  };
}
