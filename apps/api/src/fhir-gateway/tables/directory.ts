/** Types without patient data, open to every signed-in patient whose token has `system/PractitionerRole.r`. */
export const directoryTypes: ReadonlySet<string> = new Set([
  'HealthcareService',
  'Location',
  'Organization',
  'Practitioner',
  'PractitionerRole',
  'Schedule',
]);
