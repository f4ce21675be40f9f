import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { readTranslated, type RecordText } from '@portal/clinical-domain/language/translated-text';
import type { Appointment, CodeableConcept, Practitioner } from 'fhir/r4';

/** What the card says of an appointment, in the wanted language as far as the record has it. */
export function describeVisit(
  appointment: Appointment,
  doctor: Practitioner | undefined,
  language: LanguageTag,
) {
  const actor = appointment.participant.find(({ actor }) =>
    actor?.reference?.includes('Practitioner/'),
  )?.actor;
  return {
    name: doctor
      ? { text: formatPractitionerName(doctor, language), language }
      : readTranslated(actor, 'display', language),
    specialty: nameOf(appointment.specialty?.[0], language),
    type: nameOf(appointment.appointmentType, language),
    start: readInstant(appointment.start),
    end: readInstant(appointment.end),
  };
}

function nameOf(concept: CodeableConcept | undefined, language: LanguageTag): RecordText | undefined {
  return (
    readTranslated(concept?.coding?.[0], 'display', language) ?? readTranslated(concept, 'text', language)
  );
}

function readInstant(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
