import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Infra } from '../infra/infra.ts';
import { createLiveSessions } from './live-sessions.ts';

let now = 1000;
let askAgain: () => void = () => undefined;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms: number) => {
    if (ms < 1000) return real(work, ms);
    askAgain = work;
    return { unref: () => 1 };
  }) as typeof setTimeout);
});
afterEach(() => void vi.restoreAllMocks());

async function pass(ms: number) {
  now += ms;
  await sleep(5);
}

async function create(...live: string[]) {
  let revoke: (name: string) => void = () => undefined;
  const query = vi.fn(async (_text: string, [sids = []]: string[][]) =>
    sids
      .filter((sid) => live.includes(sid))
      .map((sid) => ({ upstreamSid: sid, client: 'portal-web', id: `id of ${sid}` })),
  );
  const redis = {
    publish: async () => undefined,
    subscribe: async (_channel: string, handler: typeof revoke) => void (revoke = handler),
  };
  const sessions = createLiveSessions({ database: { query }, redis } as unknown as Pick<
    Infra,
    'database' | 'redis'
  >);
  await sessions.start();
  const find = async (sid: string) => (await sessions.find(sid, 'portal-web' as never))?.id;
  return { query, find, revoke: (sid: string) => revoke(`portal-web ${sid}`) };
}

test('a live session is trusted for 4 s from the question; one that is not live is not remembered', async () => {
  const { query, find } = await create('a');
  expect([await find('a'), await find('b'), await find('b')]).toEqual(['id of a', undefined, undefined]);
  expect(query).toHaveBeenCalledTimes(3);
  await pass(3999);
  await find('a');
  expect(query).toHaveBeenCalledTimes(3);
  await pass(2);
  await find('a');
  expect(query).toHaveBeenCalledTimes(4);
});

test('those in use are asked for again together, the others are not', async () => {
  const { query, find } = await create('a', 'b', 'c');
  for (const sid of ['a', 'b', 'c']) await find(sid);
  await pass(1500);
  askAgain();
  await sleep(5);
  expect(query.mock.lastCall?.[1][0]?.toSorted()).toEqual(['a', 'b', 'c']);
  await find('b');
  await pass(1500);
  askAgain();
  await sleep(5);
  expect(query.mock.lastCall?.[1][0]).toEqual(['b']);
  expect(query).toHaveBeenCalledTimes(5);
});

test('a revoked one is asked for at once', async () => {
  const { query, find, revoke } = await create('a');
  await find('a');
  revoke('a');
  await find('a');
  expect(query).toHaveBeenCalledTimes(2);
});
