import { formatInstant, type Span } from '@portal/clinical-domain/time/clinic-day';
import type { Slot } from 'fhir/r4';
import { searchTogether } from './batch.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** What is taken, or freed again, of one schedule. */
export async function findSlots(
  client: RecordsClient,
  { scheduleId, ...span }: Span & { scheduleId: string },
): Promise<Slot[]> {
  return getResources(await client.get('Slot', searchOf(scheduleId, span)), 'Slot');
}

/** The gateway takes no more in one request. */
const mostTogether = 50;

/** The same of several schedules, each on its own, fifty in one request. */
export async function findSlotsOfEach(
  client: RecordsClient,
  { scheduleIds, ...span }: Span & { scheduleIds: string[] },
): Promise<Map<string, Slot[]>> {
  const searches = scheduleIds.map((id) => ({ path: 'Slot', parameters: searchOf(id, span) }));
  const batches = Array.from({ length: Math.ceil(searches.length / mostTogether) }, (_, index) =>
    searches.slice(index * mostTogether, (index + 1) * mostTogether),
  );
  const answers = (await Promise.all(batches.map((batch) => searchTogether(client, batch)))).flat();
  return new Map(scheduleIds.map((id, index) => [id, getResources(answers[index], 'Slot')]));
}

function searchOf(scheduleId: string, { start, end }: Span): Record<string, string> {
  return {
    start: `ge${formatInstant(start)}`,
    end: `le${formatInstant(end)}`,
    schedule: `Schedule/${scheduleId}`,
  };
}
