import type { Patient } from 'fhir/r4';
import { stack } from './test.ts';

const addressOf = (id: string) => `http://127.0.0.1:${stack.ports.records}/fhir/Patient/${id}`;

/** What is stored, as the hospital's own system sees it. */
export async function readRecord(id: string): Promise<Patient> {
  const answer = await fetch(addressOf(id));
  return (await answer.json()) as Patient;
}

/** The hospital writes into the record, whatever the patient is doing. */
export async function hospitalChanges(id: string, change: Partial<Patient>) {
  const answer = await fetch(addressOf(id), {
    method: 'PUT',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify({ ...(await readRecord(id)), ...change }),
  });
  if (!answer.ok) throw new Error(`The records server answered ${answer.status}.`);
}
