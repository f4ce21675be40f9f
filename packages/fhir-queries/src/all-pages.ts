import type { FhirResource } from 'fhir/r4';
import type { Search } from './batch.ts';
import { getResources, requireBundle } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

const pageSize = 200;
const mostPages = 5;

/** Page after page until the server has no more; a thousand at most. */
export async function getAllPages<T extends FhirResource['resourceType']>(
  client: Pick<RecordsClient, 'get'>,
  type: T,
  parameters: Record<string, string>,
) {
  const found: ReturnType<typeof getResources<T>> = [];
  let offset: string | null = '0';
  for (let page = 0; page < mostPages && offset !== null; page += 1) {
    const answer = await client.get(type, { ...parameters, _count: String(pageSize), _offset: offset });
    found.push(...getResources(answer, type));
    offset = findNextOffset(answer);
  }
  return found;
}

/** The first of these pages, as a search that can travel with others. */
export function firstPage(type: FhirResource['resourceType'], parameters: Record<string, string>): Search {
  return { path: type, parameters: { ...parameters, _count: String(pageSize) } };
}

/** Where the page after this one begins. */
export function findNextOffset(answer: unknown): string | null {
  const next = requireBundle(answer).link?.find(({ relation }) => relation === 'next')?.url;
  return next === undefined ? null : new URLSearchParams(next.split('?')[1] ?? '').get('_offset');
}
