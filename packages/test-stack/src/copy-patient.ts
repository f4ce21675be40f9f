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
  const files = await readFiles(base, own);
  const ids = new Map([...own, ...files].map(({ id = '' }) => [id, randomUUID() as string]));
  ids.set(from, to);
  const patient = found.filter(({ id }) => id === from);
  const copies = [...patient, ...files, ...own].map((resource) => rename(resource, ids));
  const records = createRecordsClient(base);
  for (const part of chunks(copies, 500)) await records.putAll(part);
  return copies.length;
}

/** A file belongs to the patient whose records refer to it. */
async function readFiles(base: string, own: FhirResource[]): Promise<FhirResource[]> {
  const named = new Set(JSON.stringify(own).match(/Binary\/[0-9a-f-]{36}/g));
  const read = async (path: string) => {
    const answer = await fetch(`${base}/${path}`, { headers: { accept: 'application/fhir+json' } });
    return answer.ok ? [(await answer.json()) as FhirResource] : [];
  };
  return (await Promise.all(Array.from(named, read))).flat();
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
