import type { Bundle, BundleEntry, FhirResource } from 'fhir/r4';
import { requireBundle } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** A search as data, so that several can travel in one request. */
export type Search = { path: string; parameters: Record<string, string> | [name: string, value: string][] };

/** Several searches in one request; their answers in the same order. One that fails fails all. A read is one without parameters. */
export async function searchTogether(
  client: Pick<RecordsClient, 'post'>,
  searches: Search[],
): Promise<unknown[]> {
  return send(
    client,
    searches.map((search) => ({ request: { method: 'GET', url: toAddress(search) } })),
  );
}

function toAddress({ path, parameters }: Search): string {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Several changes in one request; all are made, or none. */
export async function putTogether(
  client: Pick<RecordsClient, 'post'>,
  resources: FhirResource[],
): Promise<void> {
  await send(
    client,
    resources.map((resource) => ({
      resource,
      request: { method: 'PUT', url: `${resource.resourceType}/${resource.id}` },
    })),
  );
}

/** Several calls in one request, each with an answer of its own: one that is refused hinders no other. */
export async function askTogether(
  client: Pick<RecordsClient, 'post'>,
  entry: BundleEntry[],
): Promise<BundleEntry[]> {
  const answer = requireBundle(
    await client.post('', { resourceType: 'Bundle', type: 'batch', entry } as Bundle, {
      'idempotency-key': crypto.randomUUID(),
    }),
  );
  return answer.entry ?? [];
}

async function send(client: Pick<RecordsClient, 'post'>, entry: BundleEntry[]): Promise<unknown[]> {
  const answers = await askTogether(client, entry);
  const isComplete = answers.length === entry.length;
  if (!isComplete || answers.some(({ response }) => !response?.status.startsWith('2')))
    throw new Error('The records server did not answer every part of the batch.');
  return answers.map(({ resource }) => resource);
}
