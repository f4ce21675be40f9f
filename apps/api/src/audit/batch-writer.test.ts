import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unavailable } from '../upstream/unavailable.ts';
import { createBatchWriter } from './batch-writer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(settings: { mostKept?: number; takesMs?: number } = {}) {
  const store = { batches: [] as number[][], isDown: false, isSilent: false, lost: 0, failures: 0 };
  const writer = createBatchWriter<number>({
    async write(rows) {
      if (store.isSilent) await new Promise(() => undefined);
      if (settings.takesMs) await new Promise((resolve) => void setTimeout(resolve, settings.takesMs));
      if (store.isDown) throw new Error('down');
      store.batches.push(rows);
    },
    onFailure: () => (store.failures += 1),
    onLost: (rows) => (store.lost += rows),
    mostKept: settings.mostKept ?? 20_000,
  });
  return { store, writer, sizes: () => store.batches.map((batch) => batch.length) };
}

test('what is added goes together after 200 ms, in order', async () => {
  const { store, writer } = setUp();
  for (const row of [1, 2, 3]) writer.add(row);
  await vi.advanceTimersByTimeAsync(199);
  expect(store.batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.batches).toEqual([[1, 2, 3]]);
});

test('200 rows do not wait, and a flood goes in batches of at most 1,000', async () => {
  const { writer, sizes } = setUp({ takesMs: 1 });
  for (let row = 0; row < 200; row++) writer.add(row);
  await vi.advanceTimersByTimeAsync(1);
  expect(sizes()).toEqual([200]);
  for (let row = 0; row < 2100; row++) writer.add(row);
  await vi.advanceTimersByTimeAsync(3);
  expect(sizes()).toEqual([200, 1000, 1000]);
  await vi.advanceTimersByTimeAsync(201);
  expect(sizes()).toEqual([200, 1000, 1000, 100]);
});

test('who waits goes at once and takes along what there is; parallel ones share a batch', async () => {
  const { store, writer, sizes } = setUp({ takesMs: 5 });
  writer.add(1);
  const all = [2, 3, 4].map((row) => writer.confirm(row));
  await vi.advanceTimersByTimeAsync(1);
  const later = [5, 6].map((row) => writer.confirm(row));
  await vi.advanceTimersByTimeAsync(4);
  await Promise.all(all);
  expect(store.batches).toEqual([[2, 3, 4, 1]]);
  await vi.advanceTimersByTimeAsync(5);
  await Promise.all(later);
  expect(sizes()).toEqual([4, 2]);
});

test('a short failure is not noticed by those who wait', async () => {
  const { store, writer } = setUp();
  store.isDown = true;
  const one = writer.confirm(1);
  await vi.advanceTimersByTimeAsync(400);
  store.isDown = false;
  await vi.advanceTimersByTimeAsync(300);
  await one;
  expect(store.batches).toEqual([[1]]);
});

test.each(['isDown', 'isSilent'] as const)(
  'a store that %s refuses those who wait after 2 s, and what they gave up is not stored later',
  async (fault) => {
    const { store, writer } = setUp();
    store[fault] = true;
    const refused = expect(writer.confirm(1)).rejects.toBeInstanceOf(Unavailable);
    writer.add(2);
    await vi.advanceTimersByTimeAsync(2000);
    await refused;
    store[fault] = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.batches).toEqual(fault === 'isDown' ? [[2]] : []);
  },
);

test('rows are kept while the store is down, in order, as far as there is room', async () => {
  const { store, writer } = setUp({ mostKept: 1500 });
  store.isDown = true;
  for (let row = 0; row < 1600; row++) writer.add(row);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.lost).toBe(100);
  expect(store.failures).toBeGreaterThan(30);
  store.isDown = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.batches.flat()).toEqual(Array.from({ length: 1500 }, (_, row) => row));
});

test('the end stores what there is and tells what it could not', async () => {
  const { store, writer } = setUp();
  writer.add(1);
  await writer.close();
  expect(store.batches).toEqual([[1]]);
  store.isDown = true;
  writer.add(2);
  const closed = writer.close();
  await vi.advanceTimersByTimeAsync(5000);
  await closed;
  expect(store.lost).toBe(1);
});

test('the end tells of a batch that the store has not answered', async () => {
  const { store, writer } = setUp();
  store.isSilent = true;
  writer.add(1);
  await vi.advanceTimersByTimeAsync(200);
  writer.add(2);
  const closed = writer.close();
  await vi.advanceTimersByTimeAsync(5000);
  await closed;
  expect(store.lost).toBe(2);
});
