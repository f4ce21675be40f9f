import type { Bundle, BundleEntry, Resource } from 'fhir/r4';
import { Unavailable } from '../infra/unavailable.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import type { AllowedRequest } from './decide.ts';
import { compartment } from './tables/compartment.ts';
import { directoryTypes } from './tables/directory.ts';
import { deepestOffset } from './tables/limits.ts';
import { withheldLabel } from './tables/withheld.ts';

/** What the caller may see of the answer, in our own addresses. What is not theirs is answered like what does not exist. */
export function rewrite(
  answer: Resource,
  request: AllowedRequest,
  caller: Caller,
  fhirBase: string,
): Resource {
  if (request.interaction === 'read') {
    const asked = answer.resourceType === request.type && answer.id === request.id;
    if (!asked || !isVisible(answer, caller)) throw new Refusal(404, 'not_found');
    return answer;
  }
  if (answer.resourceType !== 'Bundle') throw new Unavailable('records');
  return rewriteBundle(answer as Bundle, request, caller, fhirBase);
}

function rewriteBundle(bundle: Bundle, request: AllowedRequest, caller: Caller, fhirBase: string): Bundle {
  const counts = request.parameters.some(({ name }) => name === '_summary');
  const entries = (bundle.entry ?? []).flatMap((entry): BundleEntry[] => {
    const { resource, search } = entry;
    if (!resource?.id || !isVisible(resource, caller)) return [];
    const fullUrl = `${fhirBase}/${resource.resourceType}/${resource.id}`;
    return [{ fullUrl, resource, search: { mode: search?.mode === 'include' ? 'include' : 'match' } }];
  });
  const nextOffset = Number(request.narrowing['_offset']) + Number(request.narrowing['_count']);
  const hasNext = nextOffset <= deepestOffset && bundle.link?.some(({ relation }) => relation === 'next');
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    ...(counts && bundle.total !== undefined ? { total: bundle.total } : {}),
    link: [
      { relation: 'self', url: toPageUrl(request, fhirBase, request.narrowing['_offset']) },
      ...(hasNext && !counts ? [{ relation: 'next', url: toPageUrl(request, fhirBase, nextOffset) }] : []),
    ],
    ...(counts ? {} : { entry: entries }),
  };
}

/** The caller's own search at another place; a page link has no power of its own and is decided anew. */
function toPageUrl(
  { type, parameters, narrowing }: AllowedRequest,
  fhirBase: string,
  offset: string | number | undefined,
): string {
  const query = new URLSearchParams();
  for (const { name, value } of parameters) {
    if (name !== '_count' && name !== '_offset') query.append(name, value);
  }
  query.append('_count', String(narrowing['_count']));
  query.append('_offset', String(offset));
  return `${fhirBase}/${type}?${query.toString()}`;
}

function isVisible(resource: Resource, { patientId }: Caller): boolean {
  const withheld = resource.meta?.security?.some(
    ({ system, code }) => system === withheldLabel.system && code === withheldLabel.code,
  );
  if (withheld) return false;
  if (directoryTypes.has(resource.resourceType)) return true;
  if (resource.resourceType === 'Patient') return resource.id === patientId;
  const owner = Object.hasOwn(compartment, resource.resourceType)
    ? compartment[resource.resourceType]?.owner
    : undefined;
  if (!owner) return false;
  const patients = findReferences(resource, owner).filter((reference) => /(^|\/)Patient\//.test(reference));
  return patients.length > 0 && patients.every((reference) => reference === `Patient/${patientId}`);
}

function findReferences(resource: Resource, path: readonly string[]): string[] {
  let values: unknown[] = [resource];
  for (const step of [...path, 'reference']) {
    values = values.flatMap((value) => (value as Record<string, unknown> | null)?.[step] ?? []);
  }
  return values.filter((value) => typeof value === 'string');
}
