/**
 * The patient compartment, narrower than https://hl7.org/fhir/R4/compartmentdefinition-patient.html: a resource is the
 * patient's when the references at `owner` name that patient and no other; being its performer or focus is not enough.
 * `searchBy` is the search parameter that finds exactly these; a type without one cannot be searched. R4 has no Binary in
 * it: a file is its securityContext's. An AuditEvent is the patient's whose record was looked at.
 */
export const compartment: Readonly<Record<string, { owner: readonly string[]; searchBy?: string }>> = {
  Account: { owner: ['subject'], searchBy: 'patient' },
  AllergyIntolerance: { owner: ['patient'], searchBy: 'patient' },
  Appointment: { owner: ['participant', 'actor'], searchBy: 'patient' },
  AuditEvent: { owner: ['entity', 'what'], searchBy: 'patient' },
  Binary: { owner: ['securityContext'] },
  ChargeItem: { owner: ['subject'], searchBy: 'patient' },
  Communication: { owner: ['subject'], searchBy: 'patient' },
  Condition: { owner: ['subject'], searchBy: 'patient' },
  Consent: { owner: ['patient'], searchBy: 'patient' },
  DiagnosticReport: { owner: ['subject'], searchBy: 'patient' },
  DocumentReference: { owner: ['subject'], searchBy: 'patient' },
  Immunization: { owner: ['patient'], searchBy: 'patient' },
  Invoice: { owner: ['subject'], searchBy: 'patient' },
  MedicationAdministration: { owner: ['subject'], searchBy: 'patient' },
  MedicationRequest: { owner: ['subject'], searchBy: 'patient' },
  Observation: { owner: ['subject'], searchBy: 'patient' },
  QuestionnaireResponse: { owner: ['subject'], searchBy: 'patient' },
  Task: { owner: ['for'], searchBy: 'patient' },
};

/** Parameters that name a patient. Each must name the caller. */
export const patientParameters: ReadonlySet<string> = new Set(['patient', 'subject']);
