import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createPatientQueue } from './patient-queue.ts';

test('a patient’s writes are done one after the other, in their order; another’s do not wait', async () => {
  const queue = createPatientQueue();
  const seen: string[] = [];
  const ends: (() => void)[] = [];
  const write = (patientId: string, name: string) =>
    queue.run(patientId, async () => {
      seen.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [write('a', 'a1'), write('a', 'a2'), write('a', 'a3'), write('b', 'b1')];
  await Promise.resolve();
  expect(seen).toEqual(['a1', 'b1']);
  for (let turn = 0; turn < 4; turn += 1) {
    await vi.waitFor(() => expect(ends).not.toEqual([]));
    ends.shift()?.();
  }
  await Promise.all(all);
  expect(seen).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('a write that fails lets the next one in', async () => {
  const queue = createPatientQueue();
  const failed = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});

test('after a write the patient’s next one rests twice as long as it took; its answer does not wait', async () => {
  const queue = createPatientQueue();
  const from = performance.now();
  const took = () => performance.now() - from;
  const answered = queue.run('a', async () => {
    await sleep(100);
    return took();
  });
  const begun = queue.run('a', () => Promise.resolve(took()));
  const [end, answeredAt] = [await answered, took()];
  expect(answeredAt).toBeLessThan(await begun);
  expect((await begun) - end).toBeGreaterThan(190);
});
