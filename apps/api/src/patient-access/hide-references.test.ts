import type { Bundle, Observation, Resource } from 'fhir/r4';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Records, Search } from '../records/records.ts';
import { createHideReferences } from './hide-references.ts';
import { withheldLabel } from './tables/withheld.ts';

let now = 1000;

beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

async function pass(ms: number) {
  now += ms;
  await sleep(5);
}

const observation: Observation = {
  resourceType: 'Observation',
  id: 'o',
  status: 'final',
  code: {},
  subject: { reference: 'Patient/own' },
  performer: [{ reference: 'Practitioner/doctor' }],
};

function create(stored: Resource[]) {
  const searchTogether = vi.fn(async (_searches: readonly Search[]): Promise<Bundle[]> => {
    await pass(500);
    return [
      {
        resourceType: 'Bundle',
        type: 'searchset',
        entry: stored.map((resource) => ({ resource })),
      },
    ];
  });
  const hideReferences = createHideReferences({ searchTogether } as unknown as Records);
  return { searchTogether, hide: () => hideReferences(observation, { patientId: 'own' }) };
}

test.each([
  ['one that is there', [{ resourceType: 'Practitioner', id: 'doctor' }]],
  ['one that is not', []],
])('%s is asked for again 3 s after the request', async (_what, stored) => {
  const { searchTogether, hide } = create(stored);
  expect((await hide()).performer).toEqual(observation.performer);
  await pass(2400);
  await hide();
  expect(searchTogether).toHaveBeenCalledTimes(1);
  await pass(200);
  await hide();
  expect(searchTogether).toHaveBeenCalledTimes(2);
});

test('one that is withheld meanwhile is hidden after 3 s', async () => {
  const stored: Resource[] = [{ resourceType: 'Practitioner', id: 'doctor' }];
  const { hide } = create(stored);
  await hide();
  stored[0] = { resourceType: 'Practitioner', id: 'doctor', meta: { security: [withheldLabel] } };
  await pass(3001);
  expect(JSON.stringify(await hide())).not.toContain('doctor');
});

test('what was not answered is not kept', async () => {
  const { searchTogether, hide } = create([]);
  searchTogether.mockRejectedValueOnce(new Error('away'));
  await expect(hide()).rejects.toThrow('away');
  await hide();
  expect(searchTogether).toHaveBeenCalledTimes(2);
});
