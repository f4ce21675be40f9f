import { findDoctors } from '@portal/fhir-queries/practitioner-role.query';
import { queryOptions } from '@tanstack/react-query';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { queryClient } from '../../../session/records/query-client.ts';
import { recordsClient } from '../../../session/records/records-client.ts';
import { findFirstFreeTimes } from './first-free-times.ts';

/** Who goes back and forth between the steps does not ask for the directory each time. */
export const directoryMs = 30_000;

export function doctorsQuery(specialty: string) {
  const { organizationId } = getPortalConfig();
  return queryOptions({
    // Not live: the directory is no part of the record.
    queryKey: ['doctors', organizationId, specialty],
    queryFn: () => findDoctors(recordsClient, { organizationId, specialty }),
    staleTime: directoryMs,
  });
}

export function freeTimesQuery(specialty: string) {
  return queryOptions({
    // Not live: slots of others are not told; booking tells of a conflict.
    queryKey: ['free-times', specialty],
    queryFn: async () =>
      findFirstFreeTimes(await queryClient.fetchQuery(doctorsQuery(specialty)), Date.now()),
    structuralSharing: false,
  });
}
