import { canonicalBase } from './canonical-base.ts';

/** The names that appear in FHIR resources: nothing else in the code spells them out. Ours are given without their base. */
export const extensionUrls = absolute({
  /** On PractitionerRole.availableTime, valueInteger: minutes of one booking window. */
  bookingWindow: 'StructureDefinition/booking-window',
  /** On PractitionerRole.availableTime, valueInteger: minutes of one visit inside a window. */
  visitDuration: 'StructureDefinition/visit-duration',
  /** On HealthcareService, valueMoney: R4 has no price there. */
  consultationFee: 'StructureDefinition/consultation-fee',
  /** On Invoice, valueDate: R4 has only the prose of paymentTerms. */
  paymentDue: 'StructureDefinition/payment-due',
  /** On OperationOutcome, once for each visit that is still free: `start` and `end`, both valueInstant. */
  freeTime: 'StructureDefinition/free-time',
  /** On Appointment, valueReference: the visit that this one replaces. R5 has previousAppointment for it. */
  rescheduledFrom: 'StructureDefinition/rescheduled-from',
  /** On Appointment, valueReference: the visit that replaces this one. */
  rescheduledTo: 'StructureDefinition/rescheduled-to',
  /** On the Appointment.identifier of a booking key, valueString: hash of the request that first used the key. */
  requestFingerprint: 'StructureDefinition/request-fingerprint',
  /**
   * HL7's own, on the string that is translated. Text in Nepali stands here (lang `ne`), never in a second element:
   * on HumanName.text, Organization.name, Location.name, HealthcareService.name, comment and extraDetails, Coding.display,
   * Reference.display, Communication.topic and payload.contentString. Concepts of a CodeSystem carry a designation instead.
   */
  translation: 'http://hl7.org/fhir/StructureDefinition/translation',
});

export const systemUris = absolute({
  /** Doctors' registration numbers of the Nepal Medical Council. */
  registrationNumber: 'NamingSystem/nmc-registration',
  hospitalNumber: 'NamingSystem/hospital-number',
  nationalId: 'NamingSystem/national-id',
  invoiceNumber: 'NamingSystem/invoice-number',
  /** One reading a day and metric: `{patient id}/{metric}/{date}`. */
  wearableReading: 'NamingSystem/wearable-reading',
  /** A reading that a patient typed in: the id of its Observation. */
  homeReading: 'NamingSystem/home-reading',
  /** What a patient agrees to, in Consent.category: `wearables`. */
  consentKind: 'CodeSystem/consent-kind',
  /** One dose, due or taken: `{patient id}/{order id}/{whole second, UTC}`. */
  dose: 'NamingSystem/dose',
  /** On Appointment: hash of the patient and the Idempotency-Key with which it was booked. */
  bookingKey: 'NamingSystem/booking-key',
  appointmentType: 'CodeSystem/appointment-type',
  cancelReason: 'CodeSystem/cancel-reason',
  /** HL7's own codes of who called a visit off: `pat…` for the patient, `prov…` for the clinic. */
  hl7CancelReason: 'http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason',
  /** Why a dose was skipped, in MedicationAdministration.statusReason. */
  skipReason: 'CodeSystem/skip-reason',
  /** `in-person` or `video`: in HealthcareService.characteristic what is offered, in Appointment.serviceType what was booked. */
  visitMode: 'CodeSystem/visit-mode',
  /** `thread` or `message` in Communication.category; a notification carries HL7's `notification` there. */
  communicationKind: 'CodeSystem/communication-kind',
  /** The kinds of HealthcareService: the six of the Services screen, and one doctor's visits. */
  serviceKind: 'CodeSystem/service-kind',
  /** The laboratory's own test codes, beside LOINC. */
  labTest: 'CodeSystem/lab-test',
  auditSubtype: 'CodeSystem/audit-subtype',
  snomed: 'http://snomed.info/sct',
});

export const valueSetUrls = absolute({
  appointmentTypes: 'ValueSet/appointment-types',
  cancelReasons: 'ValueSet/cancel-reasons',
  specialties: 'ValueSet/specialties',
});

/** Each name is made when it is read: the base may not be known yet. */
function absolute<Name extends string>(names: Record<Name, string>): Readonly<Record<Name, string>> {
  const urls = {} as Record<Name, string>;
  for (const [name, url] of Object.entries<string>(names)) {
    Object.defineProperty(urls, name, {
      enumerable: true,
      get: () => (url.startsWith('http') ? url : `${canonicalBase()}/${url}`),
    });
  }
  return urls;
}
