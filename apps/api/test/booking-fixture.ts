import type { Appointment } from 'fhir/r4';
import { formatInstant, minute } from '@portal/clinical-domain/time/clinic-day';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { answerOf, book, cancelAs, createDoctor, createRecord, openClinic } from './booking-clinic.ts';

export const shift = (instant: string, minutes: number) =>
  formatInstant(Date.parse(instant) + minutes * minute);
export const reason = (code: string) => ({ coding: [{ system: systemUris.cancelReason, code }] });

export async function openBookingFixture() {
  const clinic = await openClinic();
  const [doctor, patientId] = await Promise.all([createDoctor(clinic), createRecord()]);
  return { clinic, doctor, patientId, ...clinic.startProcess(), times: doctor.times() };
}

export async function cancel(
  booking: Parameters<typeof book>[0],
  appointment: Appointment | undefined,
  patientId: string,
  { ifMatch, ...change }: Partial<Appointment> & { ifMatch?: string } = {},
) {
  const sent = {
    ...appointment,
    status: 'cancelled',
    cancelationReason: reason('TIME'),
    ...change,
  } as Appointment;
  const answer = await answerOf(cancelAs(patientId, booking, sent, ifMatch));
  return { ...answer, appointment: answer.body as Appointment | undefined };
}
