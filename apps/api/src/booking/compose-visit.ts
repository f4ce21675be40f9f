import type { Appointment, CodeableConcept, Coding, Reference, Slot } from 'fhir/r4';
import { randomUUID } from 'node:crypto';
import { formatInstant, minute, type Span } from '@portal/clinical-domain/time/clinic-day';
import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { formatHumanName } from '@portal/clinical-domain/names/human-name';
import { Refusal } from '../http/refusal.ts';
import type { Doctor } from './doctors.ts';
import type { BookingRequest } from './parse-booking-request.ts';
import type { WriteEntry } from '../records/records.ts';
import { updateEntry } from './records.ts';
import { keyIdentifier, type RequestIdentity } from './request-identity.ts';

/** The visit as it is stored: what the patient said, and from the directory what is not the patient's to say. */
export function composeVisit(
  request: BookingRequest,
  doctor: Doctor,
  appointmentType: CodeableConcept,
  patientId: string,
  identity: RequestIdentity,
): Appointment {
  const { description, comment, reason } = request.texts;
  const identifier = keyIdentifier(identity);
  const places = placesOf(doctor);
  return {
    resourceType: 'Appointment',
    id: identity.appointmentId,
    ...(request.replaces ? { extension: [link(extensionUrls.rescheduledFrom, request.replaces.id)] } : {}),
    ...(identifier.length > 0 ? { identifier } : {}),
    status: 'proposed',
    serviceType: [{ coding: [requireMode(request.mode, doctor)] }],
    ...(doctor.role.specialty ? { specialty: doctor.role.specialty } : {}),
    appointmentType,
    ...(reason === undefined ? {} : { reasonCode: [{ text: reason }] }),
    ...(description === undefined ? {} : { description }),
    ...(places.length > 0 ? { supportingInformation: places } : {}),
    start: formatInstant(request.start),
    end: formatInstant(request.end),
    minutesDuration: (request.end - request.start) / minute,
    created: formatInstant(Date.now()),
    ...(comment === undefined ? {} : { comment }),
    participant: [
      {
        actor: {
          reference: `Practitioner/${doctor.practitioner.id}`,
          display: formatHumanName(doctor.practitioner.name?.[0]),
        },
        required: 'required',
        status: 'needs-action',
      },
      { actor: { reference: `Patient/${patientId}` }, required: 'required', status: 'accepted' },
    ],
  };
}

/** The slot made busy and the visit that holds it: a new slot, or the present one updated if nobody has touched it. */
export function bookingEntries(
  visit: Appointment,
  scheduleId: string,
  { start, end }: Span,
  present: Slot | undefined,
): WriteEntry[] {
  const times = { start: formatInstant(start), end: formatInstant(end) };
  const schedule = { reference: `Schedule/${scheduleId}` };
  const slotEntry: WriteEntry = present
    ? updateEntry({ ...present, status: 'busy', ...times })
    : {
        fullUrl: `urn:uuid:${randomUUID()}`,
        resource: { resourceType: 'Slot', schedule, status: 'busy', ...times },
        request: { method: 'POST', url: 'Slot' },
      };
  const url = `Appointment/${visit.id}`;
  return [
    slotEntry,
    {
      fullUrl: url,
      resource: { ...visit, slot: [{ reference: slotEntry.fullUrl ?? '' }] },
      request: { method: 'PUT', url },
    },
  ];
}

export function link(url: string, appointmentId: string) {
  return { url, valueReference: { reference: `Appointment/${appointmentId}` } };
}

const inPerson: Coding = { system: systemUris.visitMode, code: 'in-person', display: 'In person' };

/** A doctor whose service names no mode is visited in person; a patient who names none comes in person where possible. */
function requireMode(mode: string | undefined, { services }: Doctor): Coding {
  const offered = services
    .flatMap(({ characteristic }) => characteristic ?? [])
    .flatMap(({ coding }) => coding ?? [])
    .filter(({ system }) => system === systemUris.visitMode);
  const choices = offered.length > 0 ? offered : [inPerson];
  const wanted = mode ?? inPerson.code;
  const found = choices.find(({ code }) => code === wanted) ?? (mode === undefined ? choices[0] : undefined);
  if (!found) {
    throw new Refusal(
      422,
      'mode_not_offered',
      'The doctor does not offer this kind of visit. Choose another.',
    );
  }
  return found;
}

function placesOf({ role, locations }: Doctor): Reference[] {
  const places = locations.map(({ id, name, _name }) => ({
    reference: `Location/${id}`,
    ...(name === undefined ? {} : { display: name }),
    ...(_name === undefined ? {} : { _display: _name }),
  }));
  return places.length > 0 ? places : role.organization ? [role.organization] : [];
}
