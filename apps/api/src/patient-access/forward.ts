import type { Resource } from 'fhir/r4';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';
import { Refusal } from '../http/refusal.ts';
import type { AllowedRequest } from './decide.ts';
import { isResource } from '../records/is-resource.ts';

export type Asked = Extract<AllowedRequest, { interaction: 'read' | 'search-type' | 'expand' }>;

/** Asks the records server. The address is built from the decided request alone, and no header of the caller goes along. */
export async function forward(records: Pick<RecordsClient, 'send'>, request: Asked): Promise<Resource> {
  const { status, body } = await records.send({ method: 'GET', path: toPath(request) });
  if (status === 200 && isResource(body)) return body;
  if (status === 404 || status === 410) throw new Refusal(404, 'not_found');
  if (status === 400 || status === 422)
    throw new Refusal(400, 'bad_search', 'The records server did not accept this search.');
  throw new Unavailable('records');
}

/** The upstream address; two searches that ask for the same have the same one. */
export function toPath(request: Asked): string {
  if (request.interaction === 'read') return `/${request.type}/${request.id}`;
  const { narrowing } = request;
  let query = '';
  for (const { name, value } of request.parameters) {
    if (!Object.hasOwn(narrowing, name)) query += `&${name}=${encodeURIComponent(value)}`;
  }
  for (const name in narrowing) query += `&${name}=${encodeURIComponent(narrowing[name] ?? '')}`;
  return `/${request.type}${request.interaction === 'expand' ? '/$expand' : ''}?${query.slice(1)}`;
}
