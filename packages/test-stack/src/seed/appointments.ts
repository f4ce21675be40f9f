import type { Appointment, Reference, Slot } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { addDays, clinicTime, type ClinicDay } from './clinic-time.ts';
import type { Visit } from './data/appointments.ts';
import { vocabularies } from './data/vocabularies.ts';
import { doctorReference, getDoctor, specialtyConcept } from './doctors.ts';
import { concept, reference } from './fhir-values.ts';
import { placeReference, visitMode } from './hospital.ts';
import { stableId } from './ids.ts';
import type { SlotBook } from './slot-book.ts';

export const appointmentId = (patientId: string, ordinal: number) =>
  stableId('Appointment', patientId, ordinal);

/** The visits with the slots that they hold; a cancelled visit's time is free again. */
export function buildAppointments(
  patient: Reference,
  patientId: string,
  visits: Visit[],
  today: ClinicDay,
  book: SlotBook,
): Appointment[] {
  return visits.map((visit, ordinal) => {
    const status = visit.status === 'cancelled' ? 'free' : 'busy';
    const slot = book.book(getDoctor(visit.doctor), addDays(today, visit.days), visit.time, status);
    return buildAppointment(visit, slot, {
      id: appointmentId(patientId, ordinal),
      patient,
      created: clinicTime(addDays(today, Math.min(visit.days - 10, -1)), '09:00'),
    });
  });
}

function buildAppointment(
  visit: Visit,
  slot: Slot,
  { id, patient, created }: { id: string; patient: Reference; created: string },
): Appointment {
  const doctor = getDoctor(visit.doctor);
  return {
    resourceType: 'Appointment',
    id,
    status: visit.status,
    ...(visit.cancelReason ? { cancelationReason: ours(systemUris.cancelReason, visit.cancelReason) } : {}),
    serviceType: [visitMode(visit.mode)],
    specialty: [specialtyConcept(doctor)],
    appointmentType: ours(systemUris.appointmentType, visit.type),
    reasonCode: [{ text: visit.reason }],
    description: visit.reason,
    supportingInformation: [placeReference(doctor.place)],
    start: slot.start,
    end: slot.end,
    minutesDuration: doctor.visitMinutes,
    slot: [reference('Slot', slot.id ?? '')],
    created,
    comment: visit.comment,
    ...(visit.instruction ? { patientInstruction: visit.instruction } : {}),
    participant: [
      {
        actor: doctorReference(doctor),
        required: 'required',
        status: visit.status === 'proposed' ? 'needs-action' : 'accepted',
      },
      { actor: patient, required: 'required', status: 'accepted' },
    ],
  };
}

function ours(system: string, code: string) {
  const vocabulary = vocabularies.find((candidate) => candidate.system === system);
  const found = vocabulary?.concepts.find((candidate) => candidate.code === code);
  if (!found) throw new Error(`${system} has no code ${code}.`);
  return concept(system, code, found.display);
}
