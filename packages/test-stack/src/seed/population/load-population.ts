import type { FhirResource } from 'fhir/r4';
import type { ClinicDay } from '../clinic-time.ts';
import { inParallel } from '../in-parallel.ts';
import { createProgressBar } from '../progress-bar.ts';
import type { RecordsClient } from '../records-client.ts';
import { buildPerson } from './person.ts';

const peoplePerBundle = 20;
const bundlesAtOnce = 4;

/** Puts the people numbered 1 to `size`; those who are there already are only brought up to date. */
export async function loadPopulation(
  records: RecordsClient,
  size: number,
  today: ClinicDay,
): Promise<number> {
  const people = createProgressBar('people', size);
  const from = Date.now();
  let resources = 0;
  await inParallel(bundles(size, today), bundlesAtOnce, async (bundle) => {
    await records.putAll(bundle);
    resources += bundle.length;
    const rate = Math.round((resources * 1000) / (Date.now() - from));
    people.advance(
      bundle.filter(({ resourceType }) => resourceType === 'Patient').length,
      `${rate} resources/s`,
    );
  });
  people.end();
  return resources;
}

function* bundles(size: number, today: ClinicDay): Generator<FhirResource[]> {
  for (let first = 1; first <= size; first += peoplePerBundle) {
    const count = Math.min(peoplePerBundle, size - first + 1);
    yield Array.from({ length: count }, (_, index) => buildPerson(first + index, today)).flat();
  }
}
