import type { Resource } from 'fhir/r4';
import { listResources } from '../records/bundle.ts';
import { findName } from '../records/reference.ts';
import type { Records, Search } from '../records/records.ts';
import { findValues } from '../records/find-values.ts';
import { compartment } from './tables/compartment.ts';
import { directoryTypes } from './tables/directory.ts';
import { withheldLabel } from './tables/withheld.ts';
import { isMistaken, isVisible, isWithheld } from './visible.ts';

const mostIds = 200;
const mostSearches = 20;

/**
 * What these names lead to, as far as it takes to judge who may see it; what is not there is left out. A search for each
 * type, side by side or in one call. Of files only withheld ones are found: the records server would load each of them whole.
 * @throws Unavailable
 */
export async function findTargets(records: Records, names: Iterable<string>): Promise<Map<string, Resource>> {
  const found = new Map<string, Resource>();
  const searches = toSearches([...names]);
  for (let from = 0; from < searches.length; from += mostSearches) {
    const pages = await records.searchTogether(searches.slice(from, from + mostSearches));
    for (const resource of pages.flatMap((page) => (page ? listResources(page) : []))) {
      if (resource.id !== undefined) found.set(`${resource.resourceType}/${resource.id}`, resource);
    }
  }
  return found;
}

/** Withheld, never true, or another's. A type that patients cannot ask for has its owner in one of two elements. */
export function isHidden(resource: Resource, patientId: string): boolean {
  if (isWithheld(resource) || isMistaken(resource)) return true;
  const { resourceType } = resource;
  if (resourceType === 'Patient' || Object.hasOwn(compartment, resourceType))
    return !isVisible(resource, { patientId });
  return ['subject', 'patient'].some((element) =>
    findValues(resource, [element, 'reference']).some((reference) => {
      const name = typeof reference === 'string' ? findName(reference) : undefined;
      return name?.startsWith('Patient/') === true && name !== `Patient/${patientId}`;
    }),
  );
}

/** One search for each type and two hundred ids. */
function toSearches(names: readonly string[]): Search[] {
  const idsOf = Map.groupBy(names, (name) => name.split('/')[0] ?? '');
  return [...idsOf].flatMap(([type, all]) => {
    const ids = all.map((name) => name.slice(type.length + 1));
    const elements = ['meta', 'status', 'verificationStatus', 'lifecycleStatus', ...ownerElements(type)];
    const withheld = `${withheldLabel.system}|${withheldLabel.code}`;
    return Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, index) => ({
      type,
      query: {
        _id: ids.slice(index * mostIds, (index + 1) * mostIds).join(','),
        _elements: elements.join(','),
        ...(type === 'Binary' && { _security: withheld }),
      },
      count: mostIds,
    }));
  });
}

function ownerElements(type: string): readonly string[] {
  if (directoryTypes.has(type) || type === 'Patient') return [];
  const owner = Object.hasOwn(compartment, type) ? compartment[type]?.owner : undefined;
  return owner ? owner.slice(0, 1) : ['subject', 'patient'];
}
