import type { Bundle, Resource } from 'fhir/r4';
import { hasNextPage, listResources } from '../records/bundle.ts';
import type { RecordAccess } from './record-access.ts';
import type { Caller } from './caller.ts';
import { decide } from './decide.ts';
import { askRecords } from './ask-records.ts';
import type { Asked } from './forward.ts';
import { toParameters } from './parse-query.ts';
import { rewrite } from './rewrite.ts';
import { largestPage, mostAlternatives } from './tables/limits.ts';

export interface RecordReader {
  search(type: string, query: Record<string, string>, caller: Caller): Promise<Bundle>;
  /** @throws Refusal 404 where the patient may not see it */
  read<Type extends Resource>(type: Type['resourceType'], id: string, caller: Caller): Promise<Type>;
  /** What of this type the patient may see that has changed since; undefined where it is more than a page. */
  findChanged(type: string, since: Date, caller: Caller): Promise<Resource[] | undefined>;
  /** Those of the ids that the patient may see. */
  findAll<Type extends Resource>(
    type: Type['resourceType'],
    ids: readonly string[],
    caller: Caller,
  ): Promise<Type[]>;
}

/** Reads of the portal's own endpoints. Every policy decides, and every answer is looked through, as for a call to /r4. */
export function createRecordReader({ infra, settings, hideReferences }: RecordAccess): RecordReader {
  /** One page. @throws Refusal when a policy denies it */
  async function search(type: string, query: Record<string, string>, caller: Caller): Promise<Bundle> {
    const allowed = decide({ interaction: 'search-type', type, parameters: toParameters(query) }, caller);
    if (allowed.interaction !== 'search-type') throw new Error('A search was decided as something else.');
    return (await answer(allowed, caller)) as Bundle;
  }

  async function answer(allowed: Asked, caller: Caller): Promise<Resource> {
    const found = await askRecords(infra.records, allowed, caller);
    return hideReferences(rewrite(found, allowed, caller, settings.fhirBase), caller);
  }

  return {
    search,

    async read<Type extends Resource>(type: Type['resourceType'], id: string, caller: Caller): Promise<Type> {
      const allowed = decide({ interaction: 'read', type, id, parameters: [] }, caller);
      if (allowed.interaction !== 'read') throw new Error('A read was decided as something else.');
      return (await answer(allowed, caller)) as Type;
    },

    async findChanged(type: string, since: Date, caller: Caller): Promise<Resource[] | undefined> {
      const query = { _lastUpdated: `ge${since.toISOString()}`, _sort: '_lastUpdated' };
      const page = await search(type, { ...query, _count: String(largestPage) }, caller);
      if (hasNextPage(page)) return undefined;
      return listResources(page);
    },

    async findAll<Type extends Resource>(
      type: Type['resourceType'],
      ids: readonly string[],
      caller: Caller,
    ): Promise<Type[]> {
      const found: Type[] = [];
      for (let from = 0; from < ids.length; from += mostAlternatives) {
        const value = ids.slice(from, from + mostAlternatives).join(',');
        const page = await search(type, { _id: value, _count: String(mostAlternatives) }, caller);
        for (const { resource } of page.entry ?? []) {
          if (resource?.resourceType === type) found.push(resource as Type);
        }
      }
      return found;
    },
  };
}
