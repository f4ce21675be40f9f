import type { ValueSet } from 'fhir/r4';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Records } from '../records/records.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import { createExpansions } from './expansions.ts';

let now = 1000;

beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

const set: ValueSet = { resourceType: 'ValueSet', status: 'active' };

function create() {
  const expand = vi.fn<() => Promise<ValueSet | undefined>>(async () => set);
  const expansions = createExpansions({ expand } as unknown as Records);
  const ask = (url = 'a') =>
    expansions({
      interaction: 'expand',
      type: 'ValueSet',
      parameters: [{ name: 'url', value: url }],
      narrowing: {},
    } as unknown as Parameters<typeof expansions>[0]);
  return { expand, ask };
}

test('an expansion is asked for once a minute, however many ask at once', async () => {
  const { expand, ask } = create();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([set, set, set]);
  expect(expand).toHaveBeenCalledTimes(1);
  now += 61_000;
  await sleep(5);
  await ask();
  expect(expand).toHaveBeenCalledTimes(2);
});

test('a failure is told to all who wait, and not remembered', async () => {
  const { expand, ask } = create();
  expand.mockRejectedValueOnce(new Error('away'));
  const answers = await Promise.allSettled([ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe(set);
});

test('what is known is told while the terminology server does not answer', async () => {
  const { expand, ask } = create();
  await ask();
  expand.mockRejectedValue(new Unavailable('records'));
  for (let minutes = 0; minutes < 2; minutes += 1) {
    now += 61_000;
    await sleep(5);
    expect(await ask()).toBe(set);
  }
  expect(expand).toHaveBeenCalledTimes(3);
});

test('a set that is no longer there is not told from memory', async () => {
  const { expand, ask } = create();
  await ask();
  now += 61_000;
  await sleep(5);
  expand.mockResolvedValueOnce(undefined);
  await expect(ask()).rejects.toThrow();
});

test('who waits while 500 others are asked for is answered', async () => {
  const { expand, ask } = create();
  let answer: (value: ValueSet) => void = () => undefined;
  expand.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const waiting = ask('first');
  for (let index = 0; index < 501; index += 1) await ask(String(index));
  answer(set);
  expect(await waiting).toBe(set);
});
