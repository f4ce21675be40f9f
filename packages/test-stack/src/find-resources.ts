import type { Bundle, FhirResource } from 'fhir/r4';
import type { StackSettings } from './settings.ts';

/** What the records server itself holds of a patient, of one type, whatever the gateway would show of it. */
export async function findResources<T extends FhirResource>(
  { ports }: StackSettings,
  type: T['resourceType'],
  patientId: string,
): Promise<T[]> {
  const url = `http://127.0.0.1:${ports.records}/fhir/${type}?patient=${patientId}&_count=200`;
  const answer = await fetch(url, { headers: { 'cache-control': 'no-cache' } });
  const { entry = [] } = (await answer.json()) as Bundle<T>;
  return entry.flatMap(({ resource }) => resource ?? []);
}
