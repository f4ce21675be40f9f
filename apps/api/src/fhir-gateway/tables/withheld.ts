/** `meta.security` by which the hospital keeps a resource from the patient ("no disclosure to patient"). */
export const withheldLabel = { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' };

/** The status of what was never true. It is shown when asked for by id, and in no search. */
export const mistaken = 'entered-in-error';

/**
 * The search parameter that tells it, for counts. A compartment type that is not here is not counted; directory types
 * have no such status, but for Slot.
 */
export const mistakenBy: Readonly<Record<string, string>> = {
  Account: 'status',
  AllergyIntolerance: 'verification-status',
  Appointment: 'status',
  Communication: 'status',
  Condition: 'verification-status',
  Consent: 'status',
  DiagnosticReport: 'status',
  DocumentReference: 'status',
  Immunization: 'status',
  Invoice: 'status',
  MedicationAdministration: 'status',
  MedicationRequest: 'status',
  Observation: 'status',
  QuestionnaireResponse: 'status',
  Slot: 'status',
  Task: 'status',
};
