import { randomUUID } from 'node:crypto';
import type { Appointment, Bundle, OperationOutcome, PractitionerRole, Resource, Slot } from 'fhir/r4';
import { onTestFinished } from 'vitest';
import { freeVisits, type VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { type Answer, type Booking, type BookingContext, createBooking } from '../src/booking/booking.ts';
import { Unavailable } from '../src/upstream/unavailable.ts';
import { parseBookingRequest } from '../src/booking/parse-booking-request.ts';
import { openInfra } from '../src/infra/infra.ts';
import { createLogger } from '../src/infra/logger.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { createPortal } from '../src/portal/portal.ts';
import { Refusal } from '../src/http/refusal.ts';
import { parseScopes } from '../src/patient-access/scopes.ts';
import { putResource } from './people.ts';
import { environment, recordsUrl } from './stack.ts';

export const rules = { zone: 'Asia/Kathmandu', horizonDays: 14, defaultWindowMinutes: 60 };
export type TestDoctor = Awaited<ReturnType<typeof createDoctor>>;
export type TestClinic = Awaited<ReturnType<typeof openClinic>>;

/** A hospital of its own, and a way to open API processes for it. */
export async function openClinic() {
  const organizationId = randomUUID();
  await putResource({ resourceType: 'Organization', id: organizationId, name: 'Clinic' } as Resource);
  return {
    organizationId,
    startProcess(overrides: Record<string, string> = {}) {
      const settings = parseSettings({
        ...environment,
        PORTAL_ORGANIZATION_ID: organizationId,
        PORTAL_LOG_LEVEL: 'trace',
        ...overrides,
      });
      const logLines: string[] = [];
      const infra = openInfra(
        settings,
        createLogger(settings, { write: (line) => void logLines.push(line) }),
      );
      onTestFinished(() => infra.close());
      return { booking: createBooking(createPortal(settings, infra)), infra, logLines };
    },
  };
}

export async function createDoctor(
  { organizationId }: Pick<TestClinic, 'organizationId'>,
  change: Partial<PractitionerRole> & { visitMinutes?: number; modes?: string[] } = {},
) {
  const { visitMinutes = 30, modes = ['in-person', 'video'], ...role } = change;
  const [practitionerId, roleId, serviceId, scheduleId] = Array.from({ length: 4 }, () => randomUUID());
  const resource: PractitionerRole = {
    resourceType: 'PractitionerRole',
    id: roleId ?? '',
    active: true,
    practitioner: { reference: `Practitioner/${practitionerId}` },
    organization: { reference: `Organization/${organizationId}` },
    specialty: [{ coding: [{ system: systemUris.snomed, code: '394579002', display: 'Cardiology' }] }],
    healthcareService: [{ reference: `HealthcareService/${serviceId}` }],
    availableTime: [
      {
        daysOfWeek: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
        availableStartTime: '09:00:00',
        availableEndTime: '17:00:00',
        extension: [
          { url: extensionUrls.bookingWindow, valueInteger: 60 },
          { url: extensionUrls.visitDuration, valueInteger: visitMinutes },
        ],
      },
    ],
    ...role,
  };
  await putResource({
    resourceType: 'Practitioner',
    id: practitionerId,
    name: [{ prefix: ['Dr.'], given: ['Anil'], family: 'Rai' }],
  } as Resource);
  await putResource({
    resourceType: 'HealthcareService',
    id: serviceId,
    characteristic: modes.map((code) => ({ coding: [{ system: systemUris.visitMode, code }] })),
  } as Resource);
  await putResource(resource);
  await putResource({
    resourceType: 'Schedule',
    id: scheduleId,
    active: true,
    actor: [{ reference: `PractitionerRole/${roleId}` }],
  } as Resource);
  return {
    practitionerId: practitionerId ?? '',
    roleId: roleId ?? '',
    scheduleId: scheduleId ?? '',
    role: resource,
    /** From tomorrow morning to the horizon. */
    times() {
      const tomorrow = startOfDay(addDays(clinicDay(Date.now(), rules.zone), 1), rules.zone);
      return freeVisits(resource, [], Date.now(), rules).filter(({ start }) => Date.parse(start) >= tomorrow);
    },
  };
}

export async function createRecord(): Promise<string> {
  const id = randomUUID();
  await putResource({
    resourceType: 'Patient',
    id,
    name: [{ family: `Canary${id.slice(0, 8)}` }],
  } as Resource);
  return id;
}

export async function createRecords(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await postBundle(
    ids.map((id) => ({
      resource: { resourceType: 'Patient', id },
      request: { method: 'PUT', url: `Patient/${id}` },
    })),
  );
  return ids;
}

/** A transaction sent past the gateway, as the hospital's own system does. */
export async function postBundle(entry: object[]): Promise<number> {
  const answer = await fetch(recordsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify({ resourceType: 'Bundle', type: 'transaction', entry }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

export function bookingBundle(
  doctor: Pick<TestDoctor, 'scheduleId' | 'practitionerId'>,
  patientId: string,
  { start, end }: VisitSlot,
  { replaces, ...change }: Partial<Appointment> & { replaces?: string } = {},
): Bundle {
  const appointment: Appointment = {
    resourceType: 'Appointment',
    status: 'proposed',
    appointmentType: { coding: [{ code: 'ROUTINE', display: 'not the clinic’s word' }] },
    comment: 'Chest pain',
    slot: [{ reference: 'Slot/appointment-slot' }],
    participant: [
      { actor: { reference: `Practitioner/${doctor.practitionerId}`, display: 'X' }, status: 'needs-action' },
      { actor: { reference: `Patient/${patientId}` }, status: 'accepted' },
    ],
    ...change,
  };
  const slot: Slot = {
    resourceType: 'Slot',
    id: 'appointment-slot',
    schedule: { reference: `Schedule/${doctor.scheduleId}` },
    start,
    end,
    status: 'busy',
  };
  const old = { resourceType: 'Appointment', id: replaces, status: 'cancelled' } as Appointment;
  return {
    resourceType: 'Bundle',
    type: 'transaction',
    entry: [
      { resource: slot, request: { method: 'POST', url: '/Slot' } },
      { resource: appointment, request: { method: 'POST', url: '/Appointment' } },
      ...(replaces === undefined
        ? []
        : [{ resource: old, request: { method: 'PUT' as const, url: `Appointment/${replaces}` } }]),
    ],
  };
}

export function as(patientId: string, idempotencyKey?: string): BookingContext {
  const scopes = parseScopes('patient/*.cruds');
  return { caller: { patientId, sessionId: 'test', scopes }, idempotencyKey, requestId: randomUUID() };
}

/** The answer that the gateway would give, refusals included. */
export async function answerOf(
  call: Promise<Answer>,
): Promise<{ status: number; code?: string; body?: Resource }> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, code: error.code };
    if (error instanceof Unavailable) return { status: 503, code: 'unavailable' };
    throw error;
  }
}

/** As the gateway does: what is stored is read before it is judged. */
export async function cancelAs(
  patientId: string,
  booking: Booking,
  wanted: Appointment,
  ifMatch?: string,
): Promise<Answer> {
  const answer = await fetch(`${recordsUrl}/Appointment/${wanted.id}`);
  if (!answer.ok) throw new Refusal(404, 'not_found');
  const stored = (await answer.json()) as Appointment;
  return booking.cancel({ wanted, stored, ifMatch }, as(patientId));
}

export async function bookAs(booking: Booking, bundle: Bundle, context: BookingContext): Promise<Answer> {
  return booking.book(parseBookingRequest(bundle, context.caller.patientId), context);
}

export async function book(
  booking: Booking,
  doctor: TestDoctor,
  patientId: string,
  time: VisitSlot | undefined,
  change: Parameters<typeof bookingBundle>[3] = {},
  key?: string,
) {
  const bundle = bookingBundle(doctor, patientId, time ?? { start: '', end: '' }, change);
  const answer = await answerOf(bookAs(booking, bundle, as(patientId, key)));
  return { ...answer, ...readAnswer(answer.body) };
}

type Read = { code?: string; free?: (string | undefined)[][]; appointment?: Appointment };

function readAnswer(body: Resource | undefined): Read {
  if (body?.resourceType === 'OperationOutcome') {
    const { issue, extension = [] } = body as OperationOutcome;
    const code = issue[0]?.details?.coding?.[0]?.code ?? '';
    return {
      code,
      free: extension.map((time) => (time.extension ?? []).map(({ valueInstant }) => valueInstant)),
    };
  }
  const resource = (body as Bundle | undefined)?.entry?.[1]?.resource;
  return resource ? { appointment: resource as Appointment } : {};
}

/** What the records server itself holds. */
export async function search<Type extends Resource>(query: string): Promise<Type[]> {
  const answer = await fetch(`${recordsUrl}/${query}&_count=500&_offset=0`);
  const { entry = [] } = (await answer.json()) as Bundle;
  return entry.flatMap(({ resource }) => (resource ? [resource as Type] : []));
}

export const slotsOf = ({ scheduleId }: TestDoctor) => search<Slot>(`Slot?schedule=Schedule/${scheduleId}`);
export const visitsOf = (patientId: string) => search<Appointment>(`Appointment?patient=${patientId}`);
