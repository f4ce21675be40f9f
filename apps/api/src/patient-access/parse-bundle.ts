import type { Bundle, BundleEntry, Resource } from 'fhir/r4';
import { Refusal } from '../http/refusal.ts';
import { isObject, isResource } from '../records/is-resource.ts';
import { badRequest } from './parse-query.ts';
import { type FhirRequest, parseRequest } from './parse-request.ts';
import { mostEntries } from './tables/limits.ts';

/**
 * Several calls in one. In a batch an entry that cannot be read is refused for itself. A booking is the specification's
 * transaction, perhaps with the cancelling of another visit.
 */
export type FhirBundle =
  | { kind: 'batch'; entries: readonly (FhirRequest | Refusal)[] }
  | { kind: 'transaction'; entries: readonly FhirRequest[] }
  | { kind: 'booking'; entries: readonly FhirRequest[]; bundle: Bundle };

const entryElements = new Set(['fullUrl', 'resource', 'request']);
const requestElements = new Set(['method', 'url', 'ifMatch']);
const bookingShapes = new Set(['POST Slot,POST Appointment', 'POST Slot,POST Appointment,PUT Appointment']);

/** @throws Refusal 400 where it is no bundle of calls, or one entry of a transaction cannot be read */
export function parseBundle(body: unknown): FhirBundle {
  if (!isResource(body) || body.resourceType !== 'Bundle') throw badRequest('The body must be a Bundle.');
  const { type, entry } = body as Bundle;
  if (type !== 'batch' && type !== 'transaction')
    throw badRequest('The Bundle must be a batch or a transaction.');
  if (!Array.isArray(entry) || entry.length === 0 || entry.length > mostEntries) {
    throw badRequest(`The Bundle must have 1 to ${mostEntries} entries.`);
  }
  if (type === 'batch')
    return { kind: 'batch', entries: entry.map((one) => tryParse(() => toRequest(readEntry(one)))) };
  const parts = entry.map(readEntry);
  const shape = parts.map(({ method, url }) => `${method} ${url.split('/')[0]}`).join(',');
  if (bookingShapes.has(shape)) {
    return {
      kind: 'booking',
      entries: parts.map((part) => (part.method === 'POST' ? toBook(part) : toRequest(part))),
      bundle: { resourceType: 'Bundle', type, entry },
    };
  }
  return { kind: type, entries: parts.map(toRequest) };
}

function tryParse(parse: () => FhirRequest): FhirRequest | Refusal {
  try {
    return parse();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

type Part = { method: string; url: string; ifMatch?: string; resource?: Resource };

function readEntry(entry: BundleEntry): Part {
  const request: unknown = isObject(entry) ? entry.request : undefined;
  const unknown =
    !isObject(entry) ||
    !isObject(request) ||
    Object.keys(entry).some((name) => !entryElements.has(name)) ||
    Object.keys(request).some((name) => !requestElements.has(name));
  if (unknown)
    throw badRequest(
      'An entry has something else than fullUrl, resource and a request of method, url and ifMatch.',
    );
  const { method, url, ifMatch } = request;
  if (
    typeof method !== 'string' ||
    typeof url !== 'string' ||
    url.startsWith('//') ||
    /^[a-z]+:/i.test(url)
  ) {
    throw badRequest('An entry must have a method and an address below ours.');
  }
  if (entry.resource !== undefined && !isResource(entry.resource))
    throw badRequest('An entry’s resource is not one.');
  return {
    method,
    url: url.replace(/^\//, ''),
    ...(ifMatch === undefined ? {} : { ifMatch: typeof ifMatch === 'string' ? ifMatch : '' }),
    ...(entry.resource === undefined ? {} : { resource: entry.resource }),
  };
}

function toRequest({ method, url, ifMatch, resource }: Part): FhirRequest {
  if (method === 'GET' && (resource !== undefined || ifMatch !== undefined))
    throw badRequest('An entry that reads has no resource and no ifMatch.');
  return parseRequest(method, `/${url}`, {
    headers: { 'if-match': ifMatch },
    body: resource === undefined ? undefined : { kind: 'json', value: resource },
  });
}

function toBook({ url, ifMatch, resource }: Part): FhirRequest {
  if (url.includes('/') || ifMatch !== undefined || resource?.resourceType !== url) {
    throw badRequest('A booking posts a Slot and an Appointment.');
  }
  return { interaction: 'book', type: url, resource, parameters: [] };
}
