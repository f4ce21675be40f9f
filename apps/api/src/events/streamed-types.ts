/** The types of the patient's record whose changes are told. What is only ever read with one of these is not among them. */
export const streamedTypes = [
  'AllergyIntolerance',
  'Appointment',
  'Communication',
  'Condition',
  'DiagnosticReport',
  'DocumentReference',
  'Immunization',
  'Invoice',
  'MedicationAdministration',
  'MedicationRequest',
  'Observation',
  'Task',
] as const;

export function isStreamed(type: string): boolean {
  return (streamedTypes as readonly string[]).includes(type);
}
