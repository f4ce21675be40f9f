/** Types without patient data, open to every signed-in patient whose token has `system/PractitionerRole.r`. */
export const directoryTypes: ReadonlySet<string> = new Set([
  'CodeSystem',
  'HealthcareService',
  'Location',
  'Organization',
  'Practitioner',
  'PractitionerRole',
  'Questionnaire',
  'Schedule',
  'Slot',
  'ValueSet',
]);

/** All that is shown of a Slot: who holds it, and every text of it, is another patient's. */
export const slotElements = ['schedule', 'start', 'end', 'status'] as const;
