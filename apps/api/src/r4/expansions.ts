import type { Resource } from 'fhir/r4';
import type { RecordsClient } from '../infra/records-client.ts';
import { type Asked, forward, toPath } from '../patient-access/forward.ts';

const rememberedMs = 60_000;
const mostRemembered = 500;

/** Expanded value sets, the same for everybody, remembered for a minute. Who asks meanwhile waits for the same answer. */
export function createExpansions(terminology: Pick<RecordsClient, 'send'>) {
  const remembered = new Map<string, { answer: Promise<Resource>; until: number }>();

  return (request: Extract<Asked, { interaction: 'expand' }>): Promise<Resource> => {
    const path = toPath(request);
    const known = remembered.get(path);
    if (known && known.until > performance.now()) return known.answer;
    const answer = forward(terminology, request);
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(path, { answer, until: performance.now() + rememberedMs });
    answer.catch(() => remembered.delete(path));
    return answer;
  };
}
