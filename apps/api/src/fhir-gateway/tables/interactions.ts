export type Interaction = 'read' | 'search-type';

const both = ['read', 'search-type'] as const;

/** What a patient may do, per type. What is not listed is denied. */
export const interactions: Readonly<Record<string, readonly Interaction[]>> = {
  Appointment: both,
  Communication: both,
  DiagnosticReport: both,
  HealthcareService: both,
  Invoice: both,
  Location: both,
  MedicationRequest: both,
  Observation: both,
  Organization: both,
  Patient: ['read'],
  Practitioner: both,
  PractitionerRole: both,
  Schedule: both,
};
