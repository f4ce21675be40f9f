import type { Appointment, CodeableConcept } from 'fhir/r4';

/** What the card says of an appointment. */
export function describeVisit(appointment: Appointment) {
  const doctor = appointment.participant.find(({ actor }) => actor?.reference?.includes('Practitioner/'));
  const kind = [displayOf(appointment.specialty?.[0]), displayOf(appointment.appointmentType)];
  return {
    doctor: doctor?.actor?.display,
    kind: kind.filter(Boolean).join(' · '),
    place: appointment.supportingInformation?.[0]?.display,
    start: readInstant(appointment.start),
    end: readInstant(appointment.end),
  };
}

function displayOf(concept: CodeableConcept | undefined): string | undefined {
  return concept?.coding?.[0]?.display ?? concept?.text;
}

function readInstant(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
