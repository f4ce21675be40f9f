import type { Patient } from 'fhir/r4';
import type { StackSettings } from './settings.ts';

const addressOf = ({ ports }: StackSettings, id: string) =>
  `http://127.0.0.1:${ports.records}/fhir/Patient/${id}`;

/** What is stored, as the hospital's own system sees it. */
export async function readPatientRecord(settings: StackSettings, id: string): Promise<Patient> {
  const answer = await fetch(addressOf(settings, id));
  return (await answer.json()) as Patient;
}

/** The hospital writes into the record, whatever the patient is doing. */
export async function changePatientRecord(settings: StackSettings, id: string, change: Partial<Patient>) {
  const answer = await fetch(addressOf(settings, id), {
    method: 'PUT',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify({ ...(await readPatientRecord(settings, id)), ...change }),
  });
  if (!answer.ok) throw new Error(`The records server answered ${answer.status}.`);
}
