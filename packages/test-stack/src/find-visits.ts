import type { Appointment, Bundle } from 'fhir/r4';
import type { StackSettings } from './settings.ts';

/** What the records server itself holds of a patient's visits, earliest first. */
export async function findVisits({ ports }: StackSettings, patientId: string): Promise<Appointment[]> {
  const url = `http://127.0.0.1:${ports.records}/fhir/Appointment?patient=${patientId}&_sort=date`;
  const answer = await fetch(url, { headers: { 'cache-control': 'no-cache' } });
  const { entry = [] } = (await answer.json()) as Bundle<Appointment>;
  return entry.flatMap(({ resource }) => resource ?? []);
}
