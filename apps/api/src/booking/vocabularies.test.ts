import type { ValueSet } from 'fhir/r4';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Records } from '../records/records.ts';
import { createVocabularies } from './vocabularies.ts';

const url = 'https://clinic.example/ValueSet/visit-type';
const system = 'https://clinic.example/CodeSystem/visit-type';
let now = 1000;

beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

async function pass(ms: number) {
  now += ms;
  await sleep(5);
}

function createTerminology() {
  const expand = vi.fn<() => Promise<ValueSet>>(async () => ({
    resourceType: 'ValueSet',
    status: 'active',
    expansion: { timestamp: '', contains: [{ system, code: 'video', display: 'Video' }] },
  }));
  const vocabularies = createVocabularies({ expand } as unknown as Records);
  const ask = () => vocabularies.requireConcept({ coding: [{ code: 'video' }] }, url, 'type');
  return { expand, ask };
}

test('a value set is asked for once in five minutes, however many ask at once', async () => {
  const { expand, ask } = createTerminology();
  const concept = { coding: [{ system, code: 'video', display: 'Video' }] };
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([concept, concept, concept]);
  await pass(299_000);
  await ask();
  expect(expand).toHaveBeenCalledTimes(1);
  await pass(2000);
  await ask();
  expect(expand).toHaveBeenCalledTimes(2);
});

test('a failure is not kept, and an older set serves for five minutes after one', async () => {
  const { expand, ask } = createTerminology();
  expand.mockRejectedValueOnce(new Error('away'));
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('away');
  expect((await ask()).coding).toHaveLength(1);
  expect(expand).toHaveBeenCalledTimes(2);
  await pass(301_000);
  expand.mockRejectedValue(new Error('away'));
  expect((await ask()).coding).toHaveLength(1);
  expect((await ask()).coding).toHaveLength(1);
  expect(expand).toHaveBeenCalledTimes(3);
});
