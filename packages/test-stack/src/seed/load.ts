import type { FhirResource } from 'fhir/r4';
import { chunks, inParallel } from './in-parallel.ts';
import { createProgressBar } from './progress-bar.ts';
import type { RecordsClient } from './records-client.ts';
import { orderByReference } from './reference-order.ts';

const bundleSize = 50;
const bundlesAtOnce = 3;

export async function loadResources(records: RecordsClient, resources: FhirResource[]): Promise<void> {
  const bar = createProgressBar('resources', resources.length);
  for (const group of orderByReference(resources)) {
    await inParallel(chunks(group, bundleSize), bundlesAtOnce, async (chunk) => {
      await records.putAll(chunk);
      bar.advance(chunk.length);
    });
  }
  bar.end();
}

/** Asks the server's $validate about every resource; the answer lists `Type/id: what is wrong`. */
export async function validateResources(
  records: RecordsClient,
  resources: FhirResource[],
): Promise<string[]> {
  const bar = createProgressBar('validated', resources.length);
  const errors: string[] = [];
  await inParallel(resources, bundlesAtOnce + 1, async (resource) => {
    const found = await records.findErrors(resource);
    errors.push(...found.map((error) => `${resource.resourceType}/${resource.id}: ${error}`));
    bar.advance(1);
  });
  bar.end();
  return errors;
}
