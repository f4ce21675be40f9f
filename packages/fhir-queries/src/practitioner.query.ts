import type { Practitioner } from 'fhir/r4';
import type { RecordsClient } from './records-client.ts';

/** What the directory has of that person (`Practitioner/…`). Rejects where it has nobody of that name. */
export async function readPractitioner(
  client: Pick<RecordsClient, 'get'>,
  reference: string,
): Promise<Practitioner> {
  return (await client.get(reference, {})) as Practitioner;
}
