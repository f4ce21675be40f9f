export type Random = ReturnType<typeof createRandom>;

/** mulberry32: the same numbers for the same seed, on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    pick<T>(items: readonly T[]): T {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    /** So many different items, in their own order. */
    pickSome<T>(items: readonly T[], count: number): T[] {
      const from = whole(0, items.length - 1);
      return Array.from(
        { length: Math.min(count, items.length) },
        (_, index) => items[(from + index) % items.length],
      ).filter((item): item is T => item !== undefined);
    },
  };
}
