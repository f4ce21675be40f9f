import type { Resource } from 'fhir/r4';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDoctors } from './doctors.ts';
import type { BookingRecords } from './records.ts';

let now = 1000;

beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

async function pass(ms: number) {
  now += ms;
  await sleep(5);
}

const found = [
  {
    resourceType: 'PractitionerRole',
    id: 'r',
    organization: { reference: 'Organization/clinic' },
    practitioner: { reference: 'Practitioner/p' },
  },
  { resourceType: 'Practitioner', id: 'p' },
] as Resource[];

function create(answer: () => Promise<Resource[]>) {
  const roleWithSchedules = vi.fn(answer);
  const doctors = createDoctors({ roleWithSchedules } as unknown as BookingRecords, 'clinic');
  return { roleWithSchedules, find: (id = 'r') => doctors.ofRole(id, 1000) };
}

test.each([
  ['a doctor', found, 'p'],
  ['that there is none', [], undefined],
])('%s is asked for once in five seconds, counted from the request', async (_what, resources, id) => {
  const { roleWithSchedules, find } = create(async () => {
    await sleep(1);
    await pass(1000);
    return resources;
  });
  const answers = await Promise.all([find(), find()]);
  expect(answers.map((doctor) => doctor?.practitioner.id)).toEqual([id, id]);
  await pass(3900);
  await find();
  expect(roleWithSchedules).toHaveBeenCalledTimes(1);
  await pass(200);
  await find();
  expect(roleWithSchedules).toHaveBeenCalledTimes(2);
});

test('a failure is not kept', async () => {
  const { roleWithSchedules, find } = create(async () => found);
  roleWithSchedules.mockRejectedValueOnce(new Error('away'));
  await expect(find()).rejects.toThrow('away');
  expect((await find())?.role.id).toBe('r');
});

test('no more than 2,000 are kept', async () => {
  const { roleWithSchedules, find } = create(async () => []);
  for (let index = 0; index <= 2000; index += 1) await find(String(index));
  await find('2000');
  expect(roleWithSchedules).toHaveBeenCalledTimes(2001);
  await find('0');
  expect(roleWithSchedules).toHaveBeenCalledTimes(2002);
});
