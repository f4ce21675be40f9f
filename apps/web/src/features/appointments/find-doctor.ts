import { isBookable, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { findDoctors } from '@portal/fhir-queries/practitioner-role.query';
import type { Appointment } from 'fhir/r4';
import { getPortalConfig } from '../../http/portal-config.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { getBookingRules } from './clinic.ts';
import { practitionerOf } from './visit.ts';

/** The visit's doctor as they take bookings now; none if they do not any more. */
export async function findDoctorOf(visit: Appointment): Promise<Doctor | undefined> {
  const practitioner = practitionerOf(visit)?.reference?.replace(/^Practitioner\//, '');
  if (practitioner === undefined) return undefined;
  const { organizationId } = getPortalConfig();
  const doctors = await queryClient.fetchQuery({
    // Not live: the directory is no part of the record.
    queryKey: ['doctor', organizationId, practitioner],
    queryFn: () => findDoctors(recordsClient, { organizationId, practitioner }),
  });
  return doctors.find((doctor) => isBookable(doctor, Date.now(), getBookingRules()));
}
