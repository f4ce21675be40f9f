/** Pages whose loaders bring a type; the wizard and forms are left as they are while somebody fills them in. */
const pagesOf: Record<string, RegExp> = {
  Appointment: /^\/(appointments|appointments\/(payment-confirmed|[0-9a-f-]{36})|my-health)$/,
  Condition: /^\/my-health\/conditions$/,
  AllergyIntolerance: /^\/my-health\/allergies$/,
  DiagnosticReport: /^\/(test-results|my-health\/lab-results)(\/[^/]+)?$/,
  DocumentReference: /^\/my-health\/documents$/,
  Immunization: /^\/my-health\/immunizations$/,
  Invoice: /^\/bills(\/[^/]+)?$/,
  Observation: /^\/my-health\/wearables$/,
  MedicationRequest: /^\/my-health\/medications$/,
};

export function showsChange(path: string, types: ReadonlySet<string>): boolean {
  const page = path.replace(/\/$/, '');
  return [...types].some((type) => Object.hasOwn(pagesOf, type) && pagesOf[type]?.test(page));
}
