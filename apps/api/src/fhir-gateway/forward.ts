import type { Resource } from 'fhir/r4';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';
import { Refusal } from '../refusal.ts';
import type { AllowedRequest } from './decide.ts';

/**
 * Asks the records server. The address is built from the decided request alone, and no header of the caller goes along.
 * `_offset` keeps HAPI from storing the search and serving a stale page.
 */
export async function forward(records: RecordsClient, request: AllowedRequest): Promise<Resource> {
  const { status, body } = await records.send({ method: 'GET', path: toPath(request) });
  if (status === 200 && isResource(body)) return body;
  if (status === 404 || status === 410) throw new Refusal(404, 'not_found');
  if (status === 400) throw new Refusal(400, 'bad_search', 'The records server did not accept this search.');
  throw new Unavailable('records');
}

function toPath(request: AllowedRequest): string {
  if (request.interaction === 'read') return `/${request.type}/${request.id}`;
  const query = new URLSearchParams();
  for (const { name, value } of request.parameters) {
    if (!Object.hasOwn(request.narrowing, name)) query.append(name, value);
  }
  for (const [name, value] of Object.entries(request.narrowing)) query.append(name, value);
  return `/${request.type}?${query.toString()}`;
}

function isResource(body: unknown): body is Resource {
  return typeof body === 'object' && body !== null && typeof (body as Resource).resourceType === 'string';
}
