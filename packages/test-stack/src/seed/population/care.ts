import type { Appointment, Communication, FhirResource, Invoice } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { addDays, clinicTime, minutesOf, timeOf, utcTime } from '../clinic-time.ts';
import { doctors } from '../data/doctors.ts';
import { doctorReference, specialtyConcept } from '../doctors.ts';
import { concept, reference, rupees } from '../fhir-values.ts';
import { hospital, placeReference, visitMode } from '../hospital.ts';
import { stableId } from '../ids.ts';
import type { Subject } from './subject.ts';

/** At most 8: four visits, a conversation of two messages, one bill. */
export function buildCare(subject: Subject): FhirResource[] {
  const visits = Array.from({ length: subject.random.whole(1, 4) }, (_, ordinal) =>
    buildVisit(subject, ordinal),
  );
  return [...visits, ...buildConversation(subject), buildInvoice(subject)];
}

/** Without a slot: so many people would fill every doctor's coming days. */
function buildVisit({ patient, patientId, today, random }: Subject, ordinal: number): Appointment {
  const doctor = random.pick(doctors);
  const past = random.whole(1, 10) > 3;
  const day = addDays(today, past ? -random.whole(1, 700) : random.whole(1, 60));
  const time = timeOf(random.whole(18, 33) * 30);
  return {
    resourceType: 'Appointment',
    id: stableId('Appointment', patientId, ordinal),
    status: past
      ? random.pick(['fulfilled', 'fulfilled', 'fulfilled', 'cancelled', 'noshow'] as const)
      : 'booked',
    serviceType: [visitMode('in-person')],
    specialty: [specialtyConcept(doctor)],
    appointmentType: concept(systemUris.appointmentType, 'ROUTINE', 'Routine'),
    description: 'Visit',
    supportingInformation: [placeReference(doctor.place)],
    start: utcTime(day, time),
    end: utcTime(day, timeOf(minutesOf(time) + doctor.visitMinutes)),
    participant: [
      { actor: doctorReference(doctor), status: 'accepted' },
      { actor: patient, status: 'accepted' },
    ],
  };
}

function buildConversation({ patient, patientId, today, random }: Subject): Communication[] {
  const doctor = doctorReference(random.pick(doctors));
  const day = addDays(today, -random.whole(1, 300));
  const thread = stableId('Communication', patientId, 'thread');
  const message = (ordinal: number, time: string, text: string, fromPatient: boolean): Communication => ({
    resourceType: 'Communication',
    id: stableId('Communication', patientId, ordinal),
    partOf: [reference('Communication', thread)],
    status: 'completed',
    category: [concept(systemUris.communicationKind, 'message', 'Message')],
    subject: patient,
    sent: clinicTime(day, time),
    received: clinicTime(day, time),
    sender: fromPatient ? patient : doctor,
    recipient: [fromPatient ? doctor : patient],
    payload: [{ contentString: text }],
  });
  return [
    {
      resourceType: 'Communication',
      id: thread,
      status: 'in-progress',
      category: [concept(systemUris.communicationKind, 'thread', 'Conversation')],
      subject: patient,
      topic: { text: 'Question' },
      recipient: [patient, doctor],
    },
    message(0, '09:10', 'Namaste doctor, may I take the tablets before food?', true),
    message(1, '16:25', 'Namaste. Take them after food, please.', false),
  ];
}

function buildInvoice({ number, patient, patientId, today, random }: Subject): Invoice {
  const amount = rupees(random.whole(5, 400) * 50);
  return {
    resourceType: 'Invoice',
    id: stableId('Invoice', patientId),
    identifier: [{ system: systemUris.invoiceNumber, value: `G-${number}` }],
    status: random.pick(['issued', 'balanced'] as const),
    subject: patient,
    recipient: patient,
    date: clinicTime(addDays(today, -random.whole(1, 300)), '16:30'),
    issuer: hospital,
    lineItem: [
      {
        sequence: 1,
        chargeItemCodeableConcept: { text: 'Consultation' },
        priceComponent: [{ type: 'base', factor: 1, amount }],
      },
    ],
    totalNet: amount,
    totalGross: amount,
  };
}
