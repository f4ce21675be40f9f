/**
 * The patient compartment, narrower than https://hl7.org/fhir/R4/compartmentdefinition-patient.html: a resource is the
 * patient's when the references at `owner` name that patient and no other; being its performer or focus is not enough.
 * `searchBy` is the search parameter that finds exactly these.
 */
export const compartment: Readonly<Record<string, { owner: readonly string[]; searchBy: string }>> = {
  Appointment: { owner: ['participant', 'actor'], searchBy: 'patient' },
  Communication: { owner: ['subject'], searchBy: 'patient' },
  DiagnosticReport: { owner: ['subject'], searchBy: 'patient' },
  Invoice: { owner: ['subject'], searchBy: 'patient' },
  MedicationRequest: { owner: ['subject'], searchBy: 'patient' },
  Observation: { owner: ['subject'], searchBy: 'patient' },
};

/** Parameters that name a patient. Each must name the caller. */
export const patientParameters: ReadonlySet<string> = new Set(['patient', 'subject']);
