import type { FhirResource } from 'fhir/r4';

/**
 * Groups resources so that each refers only to earlier groups: the records server refuses a reference to something
 * that is not there yet, and the resources of one group can be sent at the same time.
 */
export function orderByReference(resources: FhirResource[]): FhirResource[][] {
  const byAddress = new Map(resources.map((resource) => [addressOf(resource), resource]));
  const levels = new Map<string, number>();

  function levelOf(address: string, path: string[]): number {
    const known = levels.get(address);
    if (known !== undefined) return known;
    if (path.includes(address))
      throw new Error(`References go in a circle: ${[...path, address].join(' → ')}`);
    const targets = findReferences(byAddress.get(address)).filter((target) => byAddress.has(target));
    const level = Math.max(-1, ...targets.map((target) => levelOf(target, [...path, address]))) + 1;
    levels.set(address, level);
    return level;
  }

  const groups: FhirResource[][] = [];
  for (const [address, resource] of byAddress) {
    const level = levelOf(address, []);
    (groups[level] ??= []).push(resource);
  }
  return groups;
}

export const addressOf = ({ resourceType, id }: FhirResource) => `${resourceType}/${id}`;

function findReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    key === 'reference' && typeof child === 'string' ? [child] : findReferences(child),
  );
}
