import { expect, test, vi } from 'vitest';
import { createRateLimit } from './rate-limit.ts';
import { Refusal } from '../http/refusal.ts';

/** One count over several processes, as Redis keeps it. */
function createShared() {
  const totals = new Map<string, number>();
  let up = true;
  return {
    lose: () => (up = false),
    addCounts: async (counts: readonly { key: string; by: number }[]) => {
      if (!up) throw new Error('lost');
      return counts.map(({ key, by }) => {
        totals.set(key, (totals.get(key) ?? 0) + by);
        return totals.get(key) ?? 0;
      });
    },
  };
}

function tryCount(limit: ReturnType<typeof createRateLimit>, name: string, most: number, by?: number) {
  try {
    limit.count(name, most, by);
    return 'counted';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.status} ${error.headers['retry-after']}`;
  }
}

test('the limit is per name and minute, and says how long to wait', () => {
  let now = 120_000 + 18_000;
  const limit = createRateLimit(createShared(), () => now);
  expect([1, 2, 3].map(() => tryCount(limit, 'a', 2))).toEqual(['counted', 'counted', '429 42']);
  expect(tryCount(limit, 'b', 2)).toBe('counted');
  expect(tryCount(limit, 'c', 2, 3)).toBe('429 42');
  now += 42_000;
  expect(tryCount(limit, 'a', 2)).toBe('counted');
});

test('two processes share it, and each keeps it alone when Redis is lost', async () => {
  vi.useFakeTimers({ now: 120_000 });
  try {
    const shared = createShared();
    const [one, other] = [createRateLimit(shared), createRateLimit(shared)];
    for (let call = 0; call < 4; call += 1) expect(tryCount(one, 'a', 5)).toBe('counted');
    await vi.advanceTimersByTimeAsync(300);
    expect(tryCount(other, 'a', 5)).toBe('counted');
    await vi.advanceTimersByTimeAsync(300);
    expect(tryCount(other, 'a', 5)).toMatch('429');
    shared.lose();
    for (let call = 0; call < 5; call += 1) expect(tryCount(one, 'b', 5)).toBe('counted');
    await vi.advanceTimersByTimeAsync(300);
    expect(tryCount(one, 'b', 5)).toMatch('429');
  } finally {
    vi.useRealTimers();
  }
});

test('a flood of names resets nobody’s count, with Redis or without, and its own count is bounded', () => {
  const shared = createShared();
  shared.lose();
  const limit = createRateLimit(shared, () => 120_000);
  for (let call = 0; call < 3; call += 1) tryCount(limit, 'address:a', 2);
  expect(tryCount(limit, 'address:early', 2)).toBe('counted');
  for (let name = 0; name < 100_000; name += 1) tryCount(limit, `address:${name}`, 600);
  expect(tryCount(limit, 'address:a', 2)).toMatch('429');
  expect([1, 2].map(() => tryCount(limit, 'address:early', 2))).toEqual(['counted', '429 60']);
  // Who comes late shares a count with few, and with none of another kind.
  expect(tryCount(limit, 'address:late', 600)).toBe('counted');
  expect(tryCount(limit, 'bytes:late', 2, 2)).toBe('counted');
  expect(tryCount(limit, 'bytes:late', 2)).toMatch('429');
  expect(limit.size()).toBeLessThanOrEqual(50_000 + 65_536);
});
