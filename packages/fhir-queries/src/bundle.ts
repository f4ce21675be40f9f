import type { Bundle, FhirResource, Resource } from 'fhir/r4';

type ResourceOf<T extends FhirResource['resourceType']> = Extract<FhirResource, { resourceType: T }>;

/** The resources of one type in a search's answer; what was included besides them is left out. */
export function getResources<T extends FhirResource['resourceType']>(
  answer: unknown,
  type: T,
): ResourceOf<T>[] {
  if (!isBundle(answer)) throw new Error('The records server did not answer with a Bundle.');
  return (answer.entry ?? []).flatMap(({ resource }) => (isOfType(resource, type) ? [resource] : []));
}

function isBundle(answer: unknown): answer is Bundle {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'resourceType' in answer &&
    answer.resourceType === 'Bundle'
  );
}

function isOfType<T extends FhirResource['resourceType']>(
  resource: Resource | undefined,
  type: T,
): resource is ResourceOf<T> & Resource {
  return resource?.resourceType === type;
}
