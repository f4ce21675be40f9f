import { Refusal } from '../refusal.ts';
import { isFhirId } from './fhir-user.ts';
import type { Interaction } from './tables/interactions.ts';
import { longestQuery, longestValue, mostAlternatives, mostParameters } from './tables/limits.ts';

export type Parameter = { name: string; modifier: string | undefined; value: string };

/** A call as the gateway understands it. Only what stands here is ever sent on. */
export type FhirRequest =
  | { interaction: 'read'; type: string; id: string; parameters: readonly Parameter[] }
  | { interaction: 'search-type'; type: string; parameters: readonly Parameter[] }
  | { interaction: 'other'; type: undefined; parameters: readonly Parameter[] };

export type KnownRequest = Extract<FhirRequest, { interaction: Interaction }>;

/** Answers are JSON, whatever these ask for. */
const ignoredParameters = new Set(['_format', '_pretty']);
const typeName = /^[A-Z][A-Za-z]{1,63}$/;
const plainSegments = /^(\/[A-Za-z0-9\-._$]+)*$/;
const escapedByte = /%[0-9a-f]{2}/i;

/** Reads the raw address below /r4. @throws Refusal 400 when it is not a canonical one */
export function parseRequest(method: string, rawUrl: string): FhirRequest {
  const queryAt = rawUrl.indexOf('?');
  const path = (queryAt === -1 ? rawUrl : rawUrl.slice(0, queryAt)).replace(/^\/r4/, '');
  const parameters = parseQuery(queryAt === -1 ? '' : rawUrl.slice(queryAt + 1));
  const segments = path.split('/').slice(1);
  if (!plainSegments.test(path) || segments.includes('.') || segments.includes('..')) {
    throw badRequest('The address has characters or parts that no FHIR address has.');
  }
  const [type, id] = segments;
  if (method === 'GET' && type !== undefined && typeName.test(type)) {
    if (segments.length === 1) return { interaction: 'search-type', type, parameters };
    if (segments.length === 2 && id !== undefined && isFhirId(id))
      return { interaction: 'read', type, id, parameters };
  }
  return { interaction: 'other', type: undefined, parameters };
}

function parseQuery(query: string): Parameter[] {
  if (query.length > longestQuery) throw badRequest('The search is too long.');
  const parameters = query
    .split('&')
    .filter((pair) => pair !== '')
    .map(parseParameter)
    .filter(({ name }) => !ignoredParameters.has(name));
  if (parameters.length > mostParameters) throw badRequest('The search has too many parameters.');
  return parameters;
}

function parseParameter(pair: string): Parameter {
  const equalsAt = pair.indexOf('=');
  if (equalsAt < 1) throw badRequest('A search parameter has no name or no value.');
  const [name = '', ...modifiers] = decode(pair.slice(0, equalsAt)).split(':');
  const value = decode(pair.slice(equalsAt + 1));
  if (value === '' || value.length > longestValue || value.split(',').length > mostAlternatives) {
    throw badRequest('A search parameter is empty or too long.');
  }
  return { name, modifier: modifiers.length === 0 ? undefined : modifiers.join(':'), value };
}

function decode(text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw badRequest('The search is not correctly encoded.');
  }
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(decoded) || escapedByte.test(decoded)) {
    throw badRequest('The search has control characters or is encoded twice.');
  }
  return decoded;
}

function badRequest(detail: string): Refusal {
  return new Refusal(400, 'bad_fhir_request', detail);
}
