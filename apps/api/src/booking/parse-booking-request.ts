import type { CodeableConcept } from 'fhir/r4';
import * as z from 'zod';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { isFhirId } from '../records/fhir-id.ts';
import { findId } from '../records/reference.ts';
import { Refusal } from '../http/refusal.ts';

/** What a patient asks for: the part of the specification's bundle that is the patient's to say. */
export type BookingRequest = {
  scheduleId: string;
  start: number;
  end: number;
  practitionerId: string;
  appointmentType: CodeableConcept;
  mode: string | undefined;
  texts: { description?: string; comment?: string; reason?: string };
  /** The visit that this one replaces. */
  replaces:
    { id: string; ifMatch: string | undefined; cancelationReason: CodeableConcept | undefined } | undefined;
};

const text = z.string().min(1).max(2000);
const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
  .transform((text) => Date.parse(text));
const coding = z.object({
  system: z.string().max(255).optional(),
  code: z.string().max(64).optional(),
  display: z.string().max(255).optional(),
});
const concept = z.object({ coding: z.array(coding).max(5).optional(), text: text.optional() });
const reference = z.object({ reference: z.string().max(255), display: z.string().max(255).optional() });

const slot = z.strictObject({
  resourceType: z.literal('Slot'),
  id: z.string().max(64).optional(),
  schedule: reference,
  start: instant,
  end: instant,
  status: z.literal('busy'),
});

/** Fields of the last group are the server's to fill: they may be sent, and what they say is not looked at. */
const appointment = z.strictObject({
  resourceType: z.literal('Appointment'),
  status: z.literal('proposed'),
  appointmentType: concept,
  serviceType: z.array(concept).max(1).optional(),
  description: text.optional(),
  comment: text.optional(),
  reasonCode: z.array(concept).max(1).optional(),
  slot: z.array(reference).length(1),
  start: instant.optional(),
  end: instant.optional(),
  participant: z
    .array(
      z.strictObject({ actor: reference, status: z.string(), required: z.literal('required').optional() }),
    )
    .length(2),

  id: z.string().max(64).optional(),
  specialty: z.array(concept).max(5).optional(),
  supportingInformation: z
    .array(z.object({ display: z.string().max(255).optional() }))
    .max(5)
    .optional(),
  minutesDuration: z.number().optional(),
  created: z.string().max(64).optional(),
});

const replaced = z.object({
  resourceType: z.literal('Appointment'),
  id: z.string().refine(isFhirId),
  status: z.literal('cancelled'),
  cancelationReason: concept.optional(),
});

const url = (type: string) => z.string().regex(new RegExp(`^/?${type}$`));
const post = (type: string) => z.strictObject({ method: z.literal('POST'), url: url(type) });
const fullUrl = z.string().max(255).optional();
const slotEntry = z.strictObject({ fullUrl, resource: slot, request: post('Slot') });
const appointmentEntry = z.strictObject({ fullUrl, resource: appointment, request: post('Appointment') });
const replacedEntry = z.strictObject({
  fullUrl,
  resource: replaced,
  request: z.strictObject({
    method: z.literal('PUT'),
    url: z.string().max(128),
    ifMatch: z.string().max(64).optional(),
  }),
});

const bundle = z.strictObject({
  resourceType: z.literal('Bundle'),
  id: z.string().max(64).optional(),
  type: z.literal('transaction'),
  entry: z.union([
    z.tuple([slotEntry, appointmentEntry]),
    z.tuple([slotEntry, appointmentEntry, replacedEntry]),
  ]),
});

/**
 * The specification's transaction: Slot, Appointment and, to reschedule, the old Appointment cancelled. What a booking may
 * say is said here alone; what is not part of the result is not stored.
 * @throws Refusal 403 when it names another patient, 422 when it is not such a bundle
 */
export function parseBookingRequest(body: unknown, patientId: string): BookingRequest {
  const read = bundle.safeParse(body);
  if (!read.success) {
    throw refuse(`Missing, not valid or not yours to set: ${describe(read.error)}.`);
  }
  const [{ fullUrl: slotUrl, resource: time }, { resource: visit }, old] = read.data.entry;
  const scheduleId = findId(time.schedule.reference, 'Schedule');
  if (!scheduleId) throw refuse('The Slot must name a Schedule.');
  const slotNames = [slotUrl, time.id === undefined ? undefined : `Slot/${time.id}`];
  if (!slotNames.includes(visit.slot[0]?.reference)) {
    throw refuse('The Appointment must refer to the Slot of the same bundle.');
  }
  if ((visit.start ?? time.start) !== time.start || (visit.end ?? time.end) !== time.end) {
    throw refuse('The Appointment and its Slot must have the same times.');
  }
  if (old && old.request.url.replace(/^\//, '') !== `Appointment/${old.resource.id}`) {
    throw refuse('The third entry must be a PUT of the Appointment that it holds.');
  }
  const reason = visit.reasonCode?.[0]?.text;
  return {
    scheduleId,
    start: time.start,
    end: time.end,
    practitionerId: readParticipants(visit.participant, patientId),
    appointmentType: visit.appointmentType,
    mode: visit.serviceType?.[0]?.coding?.find(({ system }) => system === systemUris.visitMode)?.code,
    texts: {
      ...(visit.description === undefined ? {} : { description: visit.description }),
      ...(visit.comment === undefined ? {} : { comment: visit.comment }),
      ...(reason === undefined ? {} : { reason }),
    },
    replaces: old && {
      id: old.resource.id,
      ifMatch: old.request.ifMatch,
      cancelationReason: old.resource.cancelationReason,
    },
  };
}

function readParticipants(
  participants: { actor: { reference: string }; status: string }[],
  patientId: string,
): string {
  const named = (type: string) =>
    participants.filter(({ actor }) => findId(actor.reference, type) !== undefined);
  const [patient] = named('Patient');
  const [practitioner] = named('Practitioner');
  if (participants.some(({ actor }) => isOtherPatient(actor.reference, patientId))) {
    throw new Refusal(403, 'not_own', 'A visit can be booked for the signed-in patient only.');
  }
  if (patient?.status !== 'accepted' || practitioner?.status !== 'needs-action') {
    throw refuse('The participants must be the patient (accepted) and the practitioner (needs-action).');
  }
  return findId(practitioner.actor.reference, 'Practitioner') ?? '';
}

function isOtherPatient(text: string, patientId: string): boolean {
  return /(^|\/)Patient(\/|\?|$)/.test(text) && text !== `Patient/${patientId}`;
}

function describe({ issues }: z.ZodError): string {
  const places = issues.flatMap((issue) => {
    const inner = issue.code === 'invalid_union' ? (issue.errors.at(0) ?? []) : [];
    return inner.length === 0 ? [issue.path] : inner.map(({ path }) => [...issue.path, ...path]);
  });
  return [...new Set(places.map((path) => path.join('.') || 'body'))].slice(0, 5).join(', ');
}

function refuse(detail: string): Refusal {
  return new Refusal(422, 'bad_booking', detail);
}
