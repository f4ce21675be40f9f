import { randomUUID } from 'node:crypto';
import type { Bundle, FhirResource } from 'fhir/r4';
import { chunks } from './seed/in-parallel.ts';
import { createRecordsClient } from './seed/records-client.ts';
import type { StackSettings } from './settings.ts';

/** Everything of one patient, written again as another's: what a test changes there is nobody's but its own. */
export async function copyPatientRecord(
  { ports }: StackSettings,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const base = `http://127.0.0.1:${ports.records}/fhir`;
  const found = await readEverything(`${base}/Patient/${from}/$everything?_count=500`);
  const own = found.filter((resource) => JSON.stringify(resource).includes(`Patient/${from}`));
  const ids = new Map(own.map(({ id = '' }) => [id, randomUUID() as string]));
  ids.set(from, to);
  const patient = found.filter(({ id }) => id === from);
  const copies = [...patient, ...own].map((resource) => rename(resource, ids));
  const records = createRecordsClient(base);
  for (const part of chunks(copies, 500)) await records.putAll(part);
  return copies.length;
}

async function readEverything(first: string): Promise<FhirResource[]> {
  const all: FhirResource[] = [];
  for (let next: string | undefined = first; next !== undefined;) {
    const bundle = (await (await fetch(next)).json()) as Bundle<FhirResource>;
    all.push(...(bundle.entry ?? []).flatMap(({ resource }) => resource ?? []));
    next = bundle.link?.find(({ relation }) => relation === 'next')?.url;
  }
  return all;
}

function rename(resource: FhirResource, ids: ReadonlyMap<string, string>): FhirResource {
  const text = JSON.stringify({ ...resource, meta: undefined });
  const renamed = text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => ids.get(id) ?? id);
  return JSON.parse(renamed) as FhirResource;
}
