import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Busy, createBoundedQueue } from './bounded-queue.ts';

test('no more work at once than there are workers, and whoever waits comes in turn', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 30 }),
      async (atOnce, pauses) => {
        const queue = createBoundedQueue({ atOnce, waiting: 30 });
        const begun: number[] = [];
        let [working, most] = [0, 0];
        const work = async (index: number, pause: number) => {
          begun.push(index);
          working += 1;
          most = Math.max(most, working);
          for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
          working -= 1;
          if (pause === 3) throw new Error('it failed');
        };
        await Promise.allSettled(pauses.map((pause, index) => queue.run(() => work(index, pause))));
        expect(most).toBeLessThanOrEqual(atOnce);
        expect(begun).toEqual(pauses.map((_pause, index) => index));
      },
    ),
  );
});

test('a full queue refuses at once, and takes work again afterwards', async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 1 });
  let finish: () => void = () => undefined;
  const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = queue.run(async () => 'second');
  await expect(queue.run(async () => 'third')).rejects.toBeInstanceOf(Busy);
  finish();
  await first;
  expect(await second).toBe('second');
  expect(await queue.run(async () => 'fourth')).toBe('fourth');
});
