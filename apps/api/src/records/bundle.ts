import type { Bundle, Resource } from 'fhir/r4';

export function listResources({ entry = [] }: Bundle): Resource[] {
  return entry.flatMap(({ resource }) => resource ?? []);
}

export function hasNextPage({ link = [] }: Bundle): boolean {
  return link.some(({ relation }) => relation === 'next');
}
