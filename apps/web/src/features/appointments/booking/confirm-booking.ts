import type { VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import { findNextAppointments } from '@portal/fhir-queries/appointment.query';
import { bookVisit, readFreeTimes, type VisitOrder } from '@portal/fhir-queries/booking.query';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import type { Appointment } from 'fhir/r4';
import { recordsClient } from '../../../session/records/records-client.ts';
import { forgetVisits } from '../visits.ts';
import { withBooked, type BookingState } from './booking-state.ts';
import { findNearestTimes } from './find-nearest-times.ts';
import { forgetSlots } from './taken-slots.ts';
import { changeWizard, readWizard } from './wizard.ts';

export type TakenTime = { why: 'time_taken' | 'own_visit_overlaps'; times: VisitSlot[] };

export type Confirmation =
  | { kind: 'booked' }
  | ({ kind: 'taken' } & TakenTime)
  /** Looked at and not accepted; nothing is booked. */
  | { kind: 'refused'; code: string | undefined }
  /** Nobody knows whether it is booked; to be sent again as it is. */
  | { kind: 'unanswered' };

/** Books what the wizard holds. However often it is called, and whatever becomes of the answers, there is one visit. */
export async function confirmBooking(patientId: string): Promise<Confirmation> {
  const order = composeOrder(readWizard(), patientId);
  try {
    const key = await settleEarlier(order);
    if (key === undefined) return { kind: 'booked' };
    await changeWizard((state) => ({ ...state, unanswered: { key, order } }));
    await finish(await bookVisit(recordsClient, order, key));
    return { kind: 'booked' };
  } catch (error) {
    if (!(error instanceof RecordsRefusal)) return { kind: 'unanswered' };
    await changeWizard((state) => ({ ...state, unanswered: null }));
    return explainRefusal(error, order);
  }
}

/**
 * The key to send this order with: the one it was sent with before. Another order that was never answered may have been
 * booked all the same: then that is the booking, and there is no key.
 */
async function settleEarlier(order: VisitOrder): Promise<string | undefined> {
  const { unanswered } = readWizard();
  if (!unanswered) return crypto.randomUUID();
  if (JSON.stringify(unanswered.order) === JSON.stringify(order)) return unanswered.key;
  const earlier = await findBooked(unanswered.order);
  if (!earlier) return crypto.randomUUID();
  await finish(earlier);
  return undefined;
}

async function findBooked({ time, practitionerId }: VisitOrder): Promise<Appointment | undefined> {
  const visits = await findNextAppointments(recordsClient, { from: new Date(time.start), count: 20 });
  return visits.find(
    ({ start, participant }) =>
      Date.parse(start ?? '') === Date.parse(time.start) &&
      participant.some(({ actor }) => actor?.reference === `Practitioner/${practitionerId}`),
  );
}

async function finish(appointment: Appointment): Promise<void> {
  const { selectedDoctor } = readWizard();
  await changeWizard((state) => withBooked(state, appointment));
  await Promise.all([forgetVisits(), selectedDoctor && forgetSlots(selectedDoctor)]);
}

async function explainRefusal(refusal: RecordsRefusal, { time }: VisitOrder): Promise<Confirmation> {
  const { code, status, outcome } = refusal;
  const { selectedDoctor } = readWizard();
  if (status !== 409 || !selectedDoctor) return { kind: 'refused', code };
  const times = await findNearestTimes(selectedDoctor, time.start, readFreeTimes(outcome));
  return {
    kind: 'taken',
    why: code === 'own_visit_overlaps' ? 'own_visit_overlaps' : 'time_taken',
    times,
  };
}

function composeOrder(
  { selectedDoctor, selectedVisit, details }: BookingState,
  patientId: string,
): VisitOrder {
  if (
    !selectedDoctor?.schedule ||
    !selectedVisit ||
    details.appointmentType === null ||
    details.mode === null
  )
    throw new Error('The wizard lets nobody confirm what is not complete.');
  return {
    patientId,
    practitionerId: selectedDoctor.practitioner.id ?? '',
    scheduleId: selectedDoctor.schedule.id ?? '',
    time: selectedVisit,
    appointmentType: details.appointmentType,
    mode: details.mode,
    reason: details.reason.trim(),
  };
}
