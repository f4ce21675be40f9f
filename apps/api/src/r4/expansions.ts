import type { Resource } from 'fhir/r4';
import { LRUCache } from 'lru-cache';
import type { Records } from '../records/records.ts';
import { type Asked, forward, toQuery } from '../patient-access/forward.ts';

const rememberedMs = 60_000;
const mostRemembered = 500;

type Expand = Extract<Asked, { interaction: 'expand' }>;

/**
 * Expanded value sets, the same for everybody, remembered for a minute, and beyond it while the terminology server does not
 * answer. Who asks meanwhile waits for the same answer.
 */
export function createExpansions(terminology: Records) {
  const remembered = new LRUCache<string, Resource, Expand>({
    ttl: rememberedMs,
    max: mostRemembered,
    // An entry that is evicted while it loads still answers whoever waits for it.
    ignoreFetchAbort: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _known, { context: request }) => forward(terminology, request),
  });

  return (request: Expand): Promise<Resource> =>
    remembered.forceFetch(JSON.stringify(toQuery(request)), { context: request });
}
