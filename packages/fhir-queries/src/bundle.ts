import type { Bundle, FhirResource, Resource } from 'fhir/r4';

type ResourceOf<T extends FhirResource['resourceType']> = Extract<FhirResource, { resourceType: T }>;

/** The resources of one type in a search's answer; what was included besides them is left out. */
export function getResources<T extends FhirResource['resourceType']>(
  answer: unknown,
  type: T,
): ResourceOf<T>[] {
  return (requireBundle(answer).entry ?? []).flatMap(({ resource }) =>
    isOfType(resource, type) ? [resource] : [],
  );
}

/** The answer to a read. */
export function getResource<T extends FhirResource['resourceType']>(answer: unknown, type: T): ResourceOf<T> {
  if (!isOfType(answer as Resource | undefined, type))
    throw new Error(`The records server did not answer with ${type}.`);
  return answer as ResourceOf<T>;
}

export function requireBundle(answer: unknown): Bundle {
  if (!isOfType(answer as Resource | undefined, 'Bundle'))
    throw new Error('The records server did not answer with a Bundle.');
  return answer as Bundle;
}

export function isOfType<T extends FhirResource['resourceType']>(
  resource: Resource | undefined,
  type: T,
): resource is ResourceOf<T> & Resource {
  return typeof resource === 'object' && resource?.resourceType === type;
}
