import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { findFirstFreeTimes } from '@portal/fhir-queries/free-times.query';
import { findDoctors } from '@portal/fhir-queries/practitioner-role.query';
import { queryOptions } from '@tanstack/react-query';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { recordsClient } from '../../../session/records/records-client.ts';
import { getBookingRules } from '../clinic.ts';
import { bookedSpan } from './taken-slots.ts';

/** Who goes back and forth between the steps does not ask for the directory each time. */
export const directoryMs = 30_000;

/** The doctors of a specialty, or, to search among them, of the whole clinic. */
export function doctorsQuery(specialty?: string) {
  const { organizationId } = getPortalConfig();
  return queryOptions({
    // Not live: the directory is no part of the record.
    queryKey: ['doctors', organizationId, specialty ?? 'all'],
    queryFn: () => findDoctors(recordsClient, { organizationId, ...(specialty && { specialty }) }),
    staleTime: directoryMs,
  });
}

export function freeTimesQuery(doctors: Doctor[]) {
  return queryOptions({
    // Not live: slots of others are not told; booking tells of a conflict.
    queryKey: ['free-times', ...doctors.map(({ role }) => role.id)],
    queryFn: () => {
      const now = Date.now();
      const rules = getBookingRules();
      return findFirstFreeTimes(recordsClient, { doctors, span: bookedSpan(now), now, rules });
    },
    staleTime: directoryMs,
    structuralSharing: false,
  });
}
