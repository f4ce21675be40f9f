import type { Observation } from 'fhir/r4';
import { searchTogether } from './batch.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** More than these and the drawing of them says nothing any more. */
const mostPoints = 24;
/** A batch may hold more; a report seldom does. */
const mostCodes = 24;

/** The latest results of each of these codes (`system|code`), in one request. */
export async function findHistories(
  client: Pick<RecordsClient, 'post'>,
  codes: string[],
): Promise<Observation[]> {
  if (codes.length === 0) return [];
  const answers = await searchTogether(
    client,
    [...new Set(codes)].slice(0, mostCodes).map((code) => ({
      path: 'Observation',
      parameters: { code, _sort: '-date', _count: String(mostPoints) },
    })),
  );
  return answers.flatMap((answer) => getResources(answer, 'Observation'));
}
