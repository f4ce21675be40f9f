/**
 * The names of ours that appear in FHIR resources. A hospital that already has names for these things sets its
 * own: nothing else in the code spells them out.
 */
const base = 'https://fhir.patientportal.example';

export const extensionUrls = {
  /** On PractitionerRole.availableTime, valueInteger: minutes of one booking window. */
  bookingWindow: `${base}/StructureDefinition/booking-window`,
  /** On PractitionerRole.availableTime, valueInteger: minutes of one visit inside a window. */
  visitDuration: `${base}/StructureDefinition/visit-duration`,
  /** On HealthcareService, valueMoney: R4 has no price there. */
  consultationFee: `${base}/StructureDefinition/consultation-fee`,
  /** On Invoice, valueDate: R4 has only the prose of paymentTerms. */
  paymentDue: `${base}/StructureDefinition/payment-due`,
  /** On OperationOutcome, once for each visit that is still free: `start` and `end`, both valueInstant. */
  freeTime: `${base}/StructureDefinition/free-time`,
  /** On Appointment, valueReference: the visit that this one replaces. R5 has previousAppointment for it. */
  rescheduledFrom: `${base}/StructureDefinition/rescheduled-from`,
  /** On Appointment, valueReference: the visit that replaces this one. */
  rescheduledTo: `${base}/StructureDefinition/rescheduled-to`,
  /** On the Appointment.identifier of a booking key, valueString: hash of the request that first used the key. */
  requestFingerprint: `${base}/StructureDefinition/request-fingerprint`,
  /**
   * HL7's own, on the string that is translated. Text in Nepali stands here (lang `ne`), never in a second element:
   * on HumanName.text, Organization.name, Location.name, HealthcareService.name, comment and extraDetails, Coding.display,
   * Reference.display, Communication.topic and payload.contentString. Concepts of a CodeSystem carry a designation instead.
   */
  translation: 'http://hl7.org/fhir/StructureDefinition/translation',
} as const;

export const systemUris = {
  /** Doctors' registration numbers of the Nepal Medical Council. */
  registrationNumber: `${base}/NamingSystem/nmc-registration`,
  hospitalNumber: `${base}/NamingSystem/hospital-number`,
  nationalId: `${base}/NamingSystem/national-id`,
  invoiceNumber: `${base}/NamingSystem/invoice-number`,
  /** One reading a day and metric: `{patient id}/{metric}/{date}`. */
  wearableReading: `${base}/NamingSystem/wearable-reading`,
  /** What a patient agrees to, in Consent.category: `wearables`. */
  consentKind: `${base}/CodeSystem/consent-kind`,
  /** One dose, due or taken: `{patient id}/{order id}/{whole second, UTC}`. */
  dose: `${base}/NamingSystem/dose`,
  /** On Appointment: hash of the patient and the Idempotency-Key with which it was booked. */
  bookingKey: `${base}/NamingSystem/booking-key`,
  appointmentType: `${base}/CodeSystem/appointment-type`,
  cancelReason: `${base}/CodeSystem/cancel-reason`,
  /** HL7's own codes of who called a visit off: `pat…` for the patient, `prov…` for the clinic. */
  hl7CancelReason: 'http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason',
  /** Why a dose was skipped, in MedicationAdministration.statusReason. */
  skipReason: `${base}/CodeSystem/skip-reason`,
  /** `in-person` or `video`: in HealthcareService.characteristic what is offered, in Appointment.serviceType what was booked. */
  visitMode: `${base}/CodeSystem/visit-mode`,
  /** `thread` or `message` in Communication.category; a notification carries HL7's `notification` there. */
  communicationKind: `${base}/CodeSystem/communication-kind`,
  /** The kinds of HealthcareService: the six of the Services screen, and one doctor's visits. */
  serviceKind: `${base}/CodeSystem/service-kind`,
  /** The laboratory's own test codes, beside LOINC. */
  labTest: `${base}/CodeSystem/lab-test`,
  snomed: 'http://snomed.info/sct',
} as const;

export const valueSetUrls = {
  appointmentTypes: `${base}/ValueSet/appointment-types`,
  cancelReasons: `${base}/ValueSet/cancel-reasons`,
  specialties: `${base}/ValueSet/specialties`,
} as const;
