import { readVisit } from '@portal/fhir-queries/appointment.query';
import { queryOptions } from '@tanstack/react-query';
import { recordsClient } from '../../session/records/records-client.ts';

/** One visit with its doctor and its place; null where there is none for this patient. */
export function visitQuery(id: string) {
  return queryOptions({
    queryKey: ['visit', id],
    queryFn: () => readVisit(recordsClient, id),
    refetchOnWindowFocus: false,
    meta: { types: ['Appointment'] },
  });
}
