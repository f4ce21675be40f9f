import type { ValueSet } from 'fhir/r4';
import { beforeAll, expect, test } from 'vitest';
import { valueSetUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { clinicDay } from '../src/seed/clinic-time.ts';
import { inParallel } from '../src/seed/in-parallel.ts';
import { loadResources, validateResources } from '../src/seed/load.ts';
import { demoPatient } from '../src/seed/people.ts';
import { findExistingSlots, planSeed } from '../src/seed/plan.ts';
import { buildPerson } from '../src/seed/population/person.ts';
import { createRecordsClient } from '../src/seed/records-client.ts';
import { readStackSettings } from '../src/settings.ts';

const base = `http://127.0.0.1:${readStackSettings().ports.records}/fhir`;
const records = createRecordsClient(base);
const today = clinicDay(new Date());

async function seed() {
  const resources = planSeed(today, await findExistingSlots(records, today));
  await loadResources(records, resources);
  return resources;
}

async function count(query: string) {
  const answer = await fetch(`${base}/${query}&_summary=count`);
  return ((await answer.json()) as { total: number }).total;
}

beforeAll(seed, 120_000);

test('the records server finds no error in any resource of the seed', { timeout: 300_000 }, async () => {
  const resources = await seed();
  expect(await validateResources(records, resources)).toEqual([]);
});

test('it finds none in generated people, and does find a planted one', { timeout: 120_000 }, async () => {
  const people = [1, 2, 3].flatMap((number) => buildPerson(number, today));
  expect(await validateResources(records, people)).toEqual([]);
  const withoutCode = { resourceType: 'Observation', id: 'planted', status: 'final' } as never;
  expect(await records.findErrors(withoutCode)).not.toEqual([]);
});

test('a second seed adds nothing', async () => {
  const mine = `patient=${demoPatient.id}`;
  const queries = [
    `Appointment?${mine}`,
    `Observation?${mine}`,
    `Communication?${mine}`,
    'PractitionerRole?organization=238488',
  ];
  const before = await Promise.all(queries.map(count));
  await seed();
  expect(await Promise.all(queries.map(count))).toEqual(before);
});

test('every specialty of the list has its doctors counted, and two have none', async () => {
  const [, , valueSet] = planSeed(today).filter(
    (resource): resource is ValueSet => resource.resourceType === 'ValueSet',
  );
  expect(valueSet?.url).toBe(valueSetUrls.specialties);
  const counts: number[] = [];
  await inParallel(valueSet?.compose?.include[0]?.concept ?? [], 2, async ({ code }) => {
    counts.push(await count(`PractitionerRole?organization=238488&specialty=${code}`));
  });
  expect(counts).toHaveLength(10);
  expect(counts.filter((doctors) => doctors === 0)).toHaveLength(2);
});

test('the appointment types expand to exactly three', async () => {
  const answer = await fetch(`${base}/ValueSet/$expand?url=${valueSetUrls.appointmentTypes}`);
  const { expansion } = (await answer.json()) as ValueSet;
  const pairs = expansion?.contains?.map(({ display, code }) => `${display}=${code}`);
  expect(pairs?.sort()).toEqual(['Checkup=CHECKUP', 'Follow Up=FOLLOWUP', 'Routine=ROUTINE']);
});
