import { Refusal } from '../http/refusal.ts';
import { longestQuery, longestValue, mostAlternatives, mostParameters } from './tables/limits.ts';

export type Parameter = { name: string; modifier: string | undefined; value: string };

/** Answers are JSON, whatever these ask for. */
const ignoredParameters = new Set(['_format', '_pretty']);
const escapedByte = /%[0-9a-f]{2}/i;
const needsDecoding = /[^!-$&-*,-~]/;

/** Reads an encoded query or form. @throws Refusal 400 */
export function parseQuery(query: string): Parameter[] {
  if (query === '') return [];
  if (query.length > longestQuery) throw badRequest('The search is too long.');
  const parameters: Parameter[] = [];
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const parameter = parseParameter(pair);
    if (!ignoredParameters.has(parameter.name)) parameters.push(parameter);
  }
  return requireFew(parameters);
}

/** @throws Refusal 400 when there are more than any search needs */
export function requireFew(parameters: Parameter[]): Parameter[] {
  if (parameters.length > mostParameters) throw badRequest('The search has too many parameters.');
  return parameters;
}

/** Checks a value that is already decoded. @throws Refusal 400 */
export function toParameter(fullName: string, value: string): Parameter {
  const colonAt = fullName.indexOf(':');
  if (value === '' || value.length > longestValue || value.split(',').length > mostAlternatives) {
    throw badRequest('A search parameter is empty or too long.');
  }
  return {
    name: colonAt === -1 ? fullName : fullName.slice(0, colonAt),
    modifier: colonAt === -1 ? undefined : fullName.slice(colonAt + 1),
    value,
  };
}

function parseParameter(pair: string): Parameter {
  const equalsAt = pair.indexOf('=');
  if (equalsAt < 1) throw badRequest('A search parameter has no name or no value.');
  return toParameter(decode(pair.slice(0, equalsAt)), decode(pair.slice(equalsAt + 1)));
}

function decode(text: string): string {
  if (!needsDecoding.test(text)) return text;
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

export function badRequest(detail: string): Refusal {
  return new Refusal(400, 'bad_fhir_request', detail);
}

/** A query of our own, as if it had been parsed. */
export function toParameters(query: Readonly<Record<string, string>>): Parameter[] {
  return Object.entries(query).map(([name, value]) => ({ name, modifier: undefined, value }));
}
