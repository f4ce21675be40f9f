import type { Patient } from 'fhir/r4';

/** Why an account cannot be connected to a record by a slip: only the desk can help. */
export type ConnectProblem = 'inactive' | 'replaced' | 'deceased' | 'birth date incomplete';

const wholeDate = /^\d{4}-\d\d-\d\d$/;

/** Undefined for a record that can be connected, as far as it says itself. Whether another replaces it is not here. */
export function findConnectProblem(
  patient: Pick<Patient, 'active' | 'link' | 'deceasedBoolean' | 'deceasedDateTime' | 'birthDate'>,
): ConnectProblem | undefined {
  if (patient.active === false) return 'inactive';
  if (patient.link?.some(({ type }) => type === 'replaced-by')) return 'replaced';
  if (patient.deceasedBoolean === true || patient.deceasedDateTime !== undefined) return 'deceased';
  return wholeDate.test(patient.birthDate ?? '') ? undefined : 'birth date incomplete';
}

/** Whether the day is the record's, or within the month or year that is all that the record knows. */
export function fitsBirthDate({ birthDate }: Pick<Patient, 'birthDate'>, day: string): boolean {
  return birthDate !== undefined && birthDate.length >= 4 && wholeDate.test(day) && day.startsWith(birthDate);
}
