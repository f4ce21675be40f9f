import type { Resource } from 'fhir/r4';
import { Refusal } from '../http/refusal.ts';
import { idPattern, isFhirId } from '../records/fhir-id.ts';
import { isResource } from '../records/is-resource.ts';
import { parseExpandBody } from './parse-expand-body.ts';
import { type Parameter, badRequest, parseQuery, requireFew } from './parse-query.ts';
import type { Body } from './read-body.ts';
import type { Interaction } from './tables/interactions.ts';

export type { Parameter };

type Query = { parameters: readonly Parameter[] };

/** A call as the gateway understands it. Only what stands here is ever sent on. */
export type FhirRequest =
  | ({ interaction: 'read'; type: string; id: string } & Query)
  | ({ interaction: 'search-type'; type: string } & Query)
  | ({ interaction: 'update'; type: string; id: string; resource: Resource; ifMatch?: string } & Query)
  | ({ interaction: 'book'; type: string; resource: Resource } & Query)
  | ({ interaction: 'expand'; type: 'ValueSet' } & Query)
  | ({ interaction: 'available-slots'; type: 'PractitionerRole'; id: string } & Query)
  | ({ interaction: 'mark-read'; type: 'Communication'; id: string } & Query)
  | ({ interaction: 'other'; type: undefined } & Query);

export type KnownRequest = Extract<FhirRequest, { interaction: Interaction }>;

/** What came besides the address. */
export type Extras = { headers?: Readonly<Record<string, unknown>>; body?: Body | undefined };

const typeName = /^[A-Z][A-Za-z]{1,63}$/;
const plainSegments = /^(\/[A-Za-z0-9\-._$]+)*$/;
const entityTag = new RegExp(`^W/"${idPattern}"$`);

/** Reads the raw address below /r4. @throws Refusal 400 when it is not a canonical one or asks for a conditional write */
export function parseRequest(method: string, rawUrl: string, extras: Extras = {}): FhirRequest {
  const queryAt = rawUrl.indexOf('?');
  const path = (queryAt === -1 ? rawUrl : rawUrl.slice(0, queryAt)).replace(/^\/r4/, '');
  const parameters = parseQuery(queryAt === -1 ? '' : rawUrl.slice(queryAt + 1));
  const segments = path.split('/').slice(1);
  if (!plainSegments.test(path) || segments.includes('.') || segments.includes('..')) {
    throw badRequest('The address has characters or parts that no FHIR address has.');
  }
  const [type = '', second] = segments;
  if (method !== 'GET') refuseConditions(segments, queryAt !== -1, extras.headers);
  if (!typeName.test(type)) return other(parameters);
  switch (method) {
    case 'GET':
      return parseGet(segments, parameters);
    case 'PUT':
      return second !== undefined && segments.length === 2 && isFhirId(second)
        ? toUpdate(type, second, parameters, extras)
        : other(parameters);
    case 'POST':
      return parsePost(segments, parameters, extras.body);
    default:
      return other(parameters);
  }
}

function parseGet([type = '', second, third, ...more]: string[], parameters: Parameter[]): FhirRequest {
  if (second === undefined) return { interaction: 'search-type', type, parameters };
  if (third === undefined && isFhirId(second)) return { interaction: 'read', type, id: second, parameters };
  if (type === 'ValueSet' && second === '$expand' && third === undefined)
    return { interaction: 'expand', type, parameters };
  const asksForSlots = type === 'PractitionerRole' && third === '$available-slots' && more.length === 0;
  if (asksForSlots && isFhirId(second))
    return { interaction: 'available-slots', type, id: second, parameters };
  return other(parameters);
}

function parsePost(
  [type = '', second, ...more]: string[],
  parameters: Parameter[],
  body: Body | undefined,
): FhirRequest {
  if (second === '_search' && more.length === 0) {
    if (body !== undefined && body.kind !== 'form')
      throw new Refusal(415, 'media_type', 'Send this search as a form.');
    const all = requireFew([...parameters, ...parseQuery(body?.text ?? '')]);
    return { interaction: 'search-type', type, parameters: all };
  }
  if (type === 'ValueSet' && second === '$expand' && more.length === 0) {
    const all = requireFew([...parameters, ...parseExpandBody(getJson(body))]);
    return { interaction: 'expand', type, parameters: all };
  }
  const [operation, ...rest] = more;
  const marksRead = type === 'Communication' && operation === '$read' && rest.length === 0;
  if (marksRead && second !== undefined && isFhirId(second)) {
    if (body !== undefined) throw badRequest('$read takes no body.');
    return { interaction: 'mark-read', type, id: second, parameters };
  }
  return other(parameters);
}

function toUpdate(type: string, id: string, parameters: Parameter[], extras: Extras): FhirRequest {
  const resource = getJson(extras.body);
  if (!isResource(resource) || resource.resourceType !== type || resource.id !== id) {
    throw badRequest('The body must be a resource of the type and with the id of the address.');
  }
  const ifMatch = extras.headers?.['if-match'];
  if (ifMatch === undefined) return { interaction: 'update', type, id, parameters, resource };
  if (typeof ifMatch !== 'string' || !entityTag.test(ifMatch))
    throw badRequest('If-Match must be W/"version".');
  return { interaction: 'update', type, id, parameters, resource, ifMatch };
}

/** Writes are never conditional: by header, or by a search in the place of an id. */
function refuseConditions(segments: string[], hasQuery: boolean, headers: Extras['headers'] = {}) {
  const byHeader = ['if-none-exist', 'if-none-match', 'if-modified-since', 'if-unmodified-since'].some(
    (name) => headers[name] !== undefined,
  );
  const bySearch = hasQuery && segments.length === 1;
  if (byHeader || bySearch) throw badRequest('Conditional writes are not supported here.');
}

/** @throws Refusal 415 | 400 */
export function getJson(body: Body | undefined): unknown {
  if (body?.kind === 'json') return body.value;
  if (body !== undefined) throw new Refusal(415, 'media_type', 'Send this request as application/fhir+json.');
  throw badRequest('The request has no body.');
}

function other(parameters: Parameter[]): FhirRequest {
  return { interaction: 'other', type: undefined, parameters };
}
