import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('all who ask share one try, and a later one after a failure', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('silent'));
  work.mockResolvedValue('there');
  const ask = once(work);
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('silent');
  expect(work).toHaveBeenCalledTimes(1);
  expect(await Promise.all([ask(), ask()])).toEqual(['there', 'there']);
  expect(await ask()).toBe('there');
  expect(work).toHaveBeenCalledTimes(2);
});
