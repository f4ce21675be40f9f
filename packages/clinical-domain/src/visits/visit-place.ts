import type { Appointment, Reference } from 'fhir/r4';
import type { LanguageTag } from '../language/format-locale.ts';
import { readTranslated, type RecordText } from '../language/translated-text.ts';
import { isVideoVisit } from '../video/video-window.ts';

/** Where a visit takes place. A visit that names no mode is in person; a place may have no name in the record. */
export type VisitPlace = { mode: 'video' } | { mode: 'in-person'; name: RecordText | undefined };

/**
 * The one rule of where a visit is. A video visit has no place: the address that its record carries is where the doctor
 * works, and a patient who read it would travel there.
 */
export function findVisitPlace(visit: Appointment, language: LanguageTag): VisitPlace {
  if (isVideoVisit(visit)) return { mode: 'video' };
  const named = [findLocation(visit), findOrganization(visit)].map((place) =>
    readTranslated(place, 'display', language),
  );
  return { mode: 'in-person', name: named.find((name) => name !== undefined) };
}

/** The id of the Location of a visit in person, where its address can be read. */
export function findVisitLocationId(visit: Appointment): string | undefined {
  return isVideoVisit(visit) ? undefined : findLocation(visit)?.reference?.replace(/^Location\//, '');
}

/** R4 names the place among the participants; the portal's own bookings name it in supportingInformation. */
function findLocation({ participant, supportingInformation = [] }: Appointment): Reference | undefined {
  const named = [...participant.flatMap(({ actor }) => actor ?? []), ...supportingInformation];
  return named.find(({ reference }) => reference?.startsWith('Location/'));
}

/** Other things than a place may support a visit, such as a referral letter. */
function findOrganization({ supportingInformation = [] }: Appointment): Reference | undefined {
  return supportingInformation.find(
    ({ reference }) => reference === undefined || reference.startsWith('Organization/'),
  );
}
