/** `meta.security` by which the hospital keeps a resource from the patient ("no disclosure to patient"). */
export const withheldLabel = { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' };

/** The status of what was never true. It is shown when asked for by id, and in no search. */
export const mistaken = 'entered-in-error';

/** The search parameter that tells it, by which the records server leaves it out. Directory types have no such status, but for Slot. */
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

/**
 * Types of which the records server cannot leave out all that is hidden: a visit or an account may name another patient
 * beside the caller, and no search parameter tells the status of a ChargeItem. Their pages are made of what is shown.
 */
export const siftedTypes: ReadonlySet<string> = new Set(['Account', 'Appointment', 'ChargeItem']);
