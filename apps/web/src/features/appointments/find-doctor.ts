import { isBookable, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { findDoctors } from '@portal/fhir-queries/practitioner-role.query';
import { queryOptions } from '@tanstack/react-query';
import type { Appointment } from 'fhir/r4';
import { getPortalConfig } from '../../http/portal-config.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { getBookingRules } from './clinic.ts';
import { practitionerOf } from './visit.ts';

/** The places where this person works, as the directory has them. */
export function rolesQuery(practitioner: string) {
  const { organizationId } = getPortalConfig();
  return queryOptions({
    // Not live: the directory is no part of the record.
    queryKey: ['doctor', organizationId, practitioner],
    queryFn: () => findDoctors(recordsClient, { organizationId, practitioner }),
  });
}

/** The visit's doctor as they take bookings now; none if they do not any more. */
export async function findDoctorOf(visit: Appointment): Promise<Doctor | undefined> {
  const practitioner = practitionerIdOf(visit);
  if (practitioner === undefined) return undefined;
  return findBookable(await queryClient.fetchQuery(rolesQuery(practitioner)));
}

export function findBookable(doctors: Doctor[]): Doctor | undefined {
  return doctors.find((doctor) => isBookable(doctor, Date.now(), getBookingRules()));
}

export function practitionerIdOf(visit: Appointment): string | undefined {
  return practitionerOf(visit)?.reference?.replace(/^Practitioner\//, '');
}
