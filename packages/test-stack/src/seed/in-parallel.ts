/** Does the work for every item, so many at a time, and stops at the first failure. */
export async function inParallel<T>(
  items: Iterable<T> | AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = toAsync(items);
  async function worker() {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value);
  }
  await Promise.all(Array.from({ length: limit }, worker));
}

async function* toAsync<T>(items: Iterable<T> | AsyncIterable<T>) {
  yield* items;
}

export function* chunks<T>(items: T[], size: number): Generator<T[]> {
  for (let index = 0; index < items.length; index += size) yield items.slice(index, index + size);
}
