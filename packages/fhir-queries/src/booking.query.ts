import type { VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import type { VisitMode } from '@portal/clinical-domain/doctors/doctor';
import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { toPlainText } from '@portal/clinical-domain/written/plain-text';
import type { Appointment, Bundle, BundleEntry, FhirResource, OperationOutcome } from 'fhir/r4';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** A visit as the patient asks for it. */
export type VisitOrder = {
  patientId: string;
  practitionerId: string;
  scheduleId: string;
  time: VisitSlot;
  appointmentType: string;
  mode: VisitMode;
  reason: string;
  /** The visit that this one replaces. */
  replaces?: { visit: Appointment; reason: string };
};

/** The same order with the same key is booked once, however often it is sent. */
export async function bookVisit(
  client: Pick<RecordsClient, 'post'>,
  order: VisitOrder,
  idempotencyKey: string,
): Promise<Appointment> {
  const answer = await client.post('', composeBooking(order), { idempotencyKey });
  const [appointment] = getResources(answer, 'Appointment');
  if (!appointment) throw new Error('The records server did not tell what it booked.');
  return appointment;
}

/** The specification's transaction; with a third entry that gives an older visit up. */
export function composeBooking(order: VisitOrder): Bundle {
  const { time, replaces } = order;
  const slotId = 'appointment-slot';
  const entry: BundleEntry<FhirResource>[] = [
    {
      resource: {
        resourceType: 'Slot',
        id: slotId,
        schedule: { reference: `Schedule/${order.scheduleId}` },
        start: time.start,
        end: time.end,
        status: 'busy',
      },
      request: { method: 'POST', url: '/Slot' },
    },
    {
      resource: {
        resourceType: 'Appointment',
        status: 'proposed',
        serviceType: [{ coding: [{ system: systemUris.visitMode, code: order.mode }] }],
        appointmentType: { coding: [{ system: systemUris.appointmentType, code: order.appointmentType }] },
        start: time.start,
        end: time.end,
        ...(order.reason === '' ? {} : { comment: toPlainText(order.reason) }),
        slot: [{ reference: `Slot/${slotId}` }],
        participant: [
          { actor: { reference: `Practitioner/${order.practitionerId}` }, status: 'needs-action' },
          { actor: { reference: `Patient/${order.patientId}` }, status: 'accepted' },
        ],
      },
      request: { method: 'POST', url: '/Appointment' },
    },
  ];
  if (replaces) {
    const cancelationReason = { coding: [{ system: systemUris.cancelReason, code: replaces.reason }] };
    const { id, meta } = replaces.visit;
    entry.push({
      resource: { ...replaces.visit, status: 'cancelled', cancelationReason },
      request: { method: 'PUT', url: `Appointment/${id}`, ifMatch: `W/"${meta?.versionId}"` },
    });
  }
  return { resourceType: 'Bundle', type: 'transaction', entry };
}

/** The times that a refused booking names as still free. */
export function readFreeTimes(outcome: OperationOutcome | undefined): VisitSlot[] {
  return (outcome?.extension ?? [])
    .filter(({ url }) => url === extensionUrls.freeTime)
    .flatMap(({ extension = [] }) => {
      const find = (name: string) => extension.find(({ url }) => url === name)?.valueInstant;
      const [start, end] = [find('start'), find('end')];
      return start !== undefined && end !== undefined ? [{ start, end }] : [];
    });
}
