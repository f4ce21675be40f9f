import { formatInstant, type Span } from '@portal/clinical-domain/booking/clinic-time';
import type { Slot } from 'fhir/r4';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** What is taken, or freed again, of one schedule. */
export async function findSlots(
  client: RecordsClient,
  { scheduleId, start, end }: Span & { scheduleId: string },
): Promise<Slot[]> {
  const answer = await client.get('Slot', {
    start: `ge${formatInstant(start)}`,
    end: `le${formatInstant(end)}`,
    schedule: `Schedule/${scheduleId}`,
  });
  return getResources(answer, 'Slot');
}
