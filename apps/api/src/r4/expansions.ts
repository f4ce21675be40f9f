import type { Resource } from 'fhir/r4';
import type { Records } from '../records/records.ts';
import { type Asked, forward, toQuery } from '../patient-access/forward.ts';

const rememberedMs = 60_000;
const mostRemembered = 500;

/** Expanded value sets, the same for everybody, remembered for a minute. Who asks meanwhile waits for the same answer. */
export function createExpansions(terminology: Records) {
  const remembered = new Map<string, { answer: Promise<Resource>; until: number }>();

  return (request: Extract<Asked, { interaction: 'expand' }>): Promise<Resource> => {
    const key = JSON.stringify(toQuery(request));
    const known = remembered.get(key);
    if (known && known.until > performance.now()) return known.answer;
    const answer = forward(terminology, request);
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(key, { answer, until: performance.now() + rememberedMs });
    answer.catch(() => remembered.delete(key));
    return answer;
  };
}
