/** All that a summary is made of: one with a part left out would pass for a whole one. */
export const summaryScope = [
  'Patient.r',
  'AllergyIntolerance.s',
  'Condition.s',
  'MedicationRequest.s',
  'Immunization.s',
  'Observation.s',
] as const;
