import type { Appointment } from 'fhir/r4';
import { formatInstant } from '@portal/clinical-domain/booking/clinic-time';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

const stillToCome = 'proposed,pending,booked,arrived,checked-in';

/** The patient's next visits, soonest first. The gateway narrows the search to the patient of the token. */
export async function findNextAppointments(
  client: RecordsClient,
  { from, count }: { from: Date; count: number },
): Promise<Appointment[]> {
  const answer = await client.get('Appointment', {
    date: `ge${formatInstant(from.getTime())}`,
    status: stillToCome,
    _sort: 'date',
    _count: String(count),
  });
  return getResources(answer, 'Appointment');
}
