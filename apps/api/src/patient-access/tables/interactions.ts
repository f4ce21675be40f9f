/**
 * `update` is a PUT with the client's own id and creates where nothing is stored. `book` is a POST inside a booking
 * transaction and nowhere else. `expand` and `available-slots` are the operations of these names, `mark-read` is `$read`.
 */
export type Interaction =
  'read' | 'search-type' | 'update' | 'book' | 'expand' | 'available-slots' | 'mark-read';

const seen = ['read', 'search-type'] as const;
const written = ['read', 'search-type', 'update'] as const;

/** What a patient may do, per type. What is not listed is denied. */
export const interactions: Readonly<Record<string, readonly Interaction[]>> = {
  Account: seen,
  AllergyIntolerance: seen,
  Appointment: ['read', 'search-type', 'update', 'book'],
  AuditEvent: seen,
  Binary: ['read', 'update'],
  ChargeItem: seen,
  CodeSystem: seen,
  Communication: [...written, 'mark-read'],
  Condition: seen,
  Consent: written,
  DiagnosticReport: seen,
  DocumentReference: written,
  HealthcareService: seen,
  Immunization: seen,
  Invoice: seen,
  Location: seen,
  MedicationAdministration: written,
  MedicationRequest: seen,
  Observation: written,
  Organization: seen,
  Patient: ['read', 'update'],
  Practitioner: seen,
  PractitionerRole: ['read', 'search-type', 'available-slots'],
  Questionnaire: seen,
  QuestionnaireResponse: written,
  Schedule: seen,
  Slot: ['read', 'search-type', 'book'],
  Task: seen,
  ValueSet: ['read', 'search-type', 'expand'],
};
