import type { Resource } from 'fhir/r4';
import { LRUCache } from 'lru-cache';
import { NotAccepted } from '../records/not-accepted.ts';
import type { Records } from '../records/records.ts';
import { Unavailable } from '../upstream/unavailable.ts';
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
    fetchMethod: (_key, known, { context: request }) =>
      forward(terminology, request).catch((error: unknown) => {
        if (known && error instanceof Unavailable && !(error instanceof NotAccepted)) return known;
        throw error;
      }),
  });

  return (request: Expand): Promise<Resource> =>
    remembered.forceFetch(JSON.stringify(toQuery(request)), { context: request });
}
