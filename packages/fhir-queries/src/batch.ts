import type { Bundle, BundleEntry, BundleEntryResponse, FhirResource, OperationOutcome } from 'fhir/r4';
import { isOfType, requireBundle } from './bundle.ts';
import { RecordsRefusal, type RecordsClient } from './records-client.ts';

/** A search as data, so that several can travel in one request. */
export type Search = { path: string; parameters: Record<string, string> | [name: string, value: string][] };

/**
 * Several searches in one request; their answers in the same order. A read is one without parameters. One that fails fails
 * all, with RecordsRefusal where the server refuses it.
 */
export async function searchTogether(
  client: Pick<RecordsClient, 'post'>,
  searches: Search[],
): Promise<unknown[]> {
  const answers = await askTogether(client, searches.map(toEntry));
  for (const { response } of answers) requireAllowed(response);
  return requireAll(answers, searches.length).map(({ resource }) => resource);
}

/**
 * Several searches in one request, each with an answer of its own, in the same order; undefined where one failed.
 * @throws where none was answered
 */
export async function searchEach(
  client: Pick<RecordsClient, 'post'>,
  searches: Search[],
): Promise<(Bundle | undefined)[]> {
  const answers = await askTogether(client, searches.map(toEntry));
  const found = answers.map(({ response, resource }) =>
    response?.status.startsWith('2') && isOfType(resource, 'Bundle') ? resource : undefined,
  );
  if (found.length !== searches.length || found.every((one) => one === undefined)) throw unanswered();
  return found;
}

function toEntry({ path, parameters }: Search): BundleEntry {
  const query = new URLSearchParams(parameters).toString();
  return { request: { method: 'GET', url: query === '' ? path : `${path}?${query}` } };
}

/** Several changes in one request; all are made, or none. */
export async function putTogether(
  client: Pick<RecordsClient, 'post'>,
  resources: FhirResource[],
): Promise<void> {
  const entry = resources.map((resource): BundleEntry => ({
    resource,
    request: { method: 'PUT', url: `${resource.resourceType}/${resource.id}` },
  }));
  requireAll(await send(client, 'transaction', entry), resources.length);
}

/** Several calls in one request, each with an answer of its own: one that is refused hinders no other. */
export async function askTogether(
  client: Pick<RecordsClient, 'post'>,
  entry: BundleEntry[],
): Promise<BundleEntry[]> {
  return send(client, 'batch', entry);
}

/** Reads, and writes to ids that are made before the first try: sent again they do what they do once. */
async function send(
  client: Pick<RecordsClient, 'post'>,
  type: 'batch' | 'transaction',
  entry: BundleEntry[],
): Promise<BundleEntry[]> {
  const bundle = { resourceType: 'Bundle', type, entry } as Bundle;
  return requireBundle(await client.post('', bundle, { isRepeatable: true })).entry ?? [];
}

/** @throws RecordsRefusal for what may not be asked; what is not there is no refusal */
function requireAllowed(response: BundleEntryResponse | undefined) {
  const status = Number.parseInt(response?.status ?? '', 10);
  if (status >= 400 && status < 500 && status !== 404)
    throw new RecordsRefusal(status, response?.outcome as OperationOutcome | undefined);
}

function requireAll(answers: BundleEntry[], count: number): BundleEntry[] {
  if (answers.length !== count || answers.some(({ response }) => !response?.status.startsWith('2')))
    throw unanswered();
  return answers;
}

const unanswered = () => new Error('The records server did not answer every part of the bundle.');
