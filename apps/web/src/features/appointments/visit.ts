import type { VisitMode } from '@portal/clinical-domain/doctors/doctor';
import { extensionUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { isVideoVisit } from '@portal/clinical-domain/video/video-window';
import type { Appointment, Practitioner } from 'fhir/r4';

export function typeCodeOf({ appointmentType }: Appointment): string | undefined {
  return appointmentType?.coding?.[0]?.code;
}

/** A visit that names no mode is in person. */
export function modeOf(visit: Appointment): VisitMode {
  return isVideoVisit(visit) ? 'video' : 'in-person';
}

export function practitionerOf({ participant }: Appointment) {
  return participant.find(({ actor }) => actor?.reference?.includes('Practitioner/'))?.actor;
}

/** The doctor of the visit, where their own record came along. */
export function findPractitionerOf(
  visit: Appointment,
  practitioners: readonly Practitioner[],
): Practitioner | undefined {
  const reference = practitionerOf(visit)?.reference;
  return practitioners.find(({ id }) => reference === `Practitioner/${id}`);
}

export function reasonOf({ comment, description, reasonCode }: Appointment): string | undefined {
  return comment ?? reasonCode?.[0]?.text ?? description;
}

/** The id of the visit that this one was moved from, or to. */
export function linkedVisit({ extension }: Appointment, link: 'rescheduledFrom' | 'rescheduledTo') {
  const reference = extension?.find(({ url }) => url === extensionUrls[link])?.valueReference?.reference;
  return reference?.replace(/^Appointment\//, '');
}
