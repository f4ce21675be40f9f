import * as fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { createSemaphore } from './semaphore.ts';

const create = (permits: number) => createSemaphore(permits, () => new Refusal(503, 'busy'));

test('so many at a time, in their order, and it is empty when the last is done, however it ended', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 20 }),
      async (permits, pauses) => {
        const semaphore = create(permits);
        const begun: number[] = [];
        let [working, most] = [0, 0];
        const work = async (index: number, pause: number) => {
          begun.push(index);
          most = Math.max(most, (working += 1));
          for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
          working -= 1;
          if (pause === 3) throw new Error('it failed');
        };
        await Promise.allSettled(pauses.map((pause, index) => semaphore.run(1000, () => work(index, pause))));
        expect(semaphore.isEmpty()).toBe(true);
        expect(most).toBeLessThanOrEqual(permits);
        expect(begun).toEqual(pauses.map((_pause, index) => index));
      },
    ),
  );
});

test.each([
  ['done', async () => 'done'],
  ['failed', async () => Promise.reject(new Error('failed'))],
])('whoever waited for the only one finds it empty when it is %s', async (_what, work) => {
  const semaphore = create(1);
  const running = semaphore.run(1000, work);
  expect(semaphore.isEmpty()).toBe(false);
  await running.catch(() => undefined);
  expect(semaphore.isEmpty()).toBe(true);
});

test('a turn that does not come in time is refused and never begins; work that has begun may take its time', async () => {
  const semaphore = create(1);
  let hasBegun = false;
  const first = semaphore.run(10, async () => {
    await sleep(60);
    return 'first';
  });
  const late = semaphore.run(20, async () => (hasBegun = true));
  await expect(late).rejects.toMatchObject({ status: 503, code: 'busy' });
  const next = semaphore.run(1000, async () => 'next');
  expect([await first, await next, hasBegun]).toEqual(['first', 'next', false]);
  expect(semaphore.isEmpty()).toBe(true);
});
