import { formatInstant } from '@portal/clinical-domain/booking/clinic-time';
import type { Search } from './batch.ts';

const stillToCome = 'proposed,pending,booked,arrived,checked-in';

/** The patient's next visits, soonest first. The gateway narrows the search to the patient of the token. */
export function searchNextAppointments({ from, count }: { from: Date; count: number }): Search {
  return {
    path: 'Appointment',
    parameters: {
      date: `ge${formatInstant(from.getTime())}`,
      status: stillToCome,
      _sort: 'date',
      _count: String(count),
    },
  };
}
