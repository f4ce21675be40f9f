import type { CodeableConcept, Condition, MedicationRequest } from 'fhir/r4';

/** The orders that name this condition as their reason, those that are followed now first; never a guess by the name. */
export function findTreatments(
  condition: Condition,
  orders: readonly MedicationRequest[],
): MedicationRequest[] {
  const isFor = ({ reasonReference = [], reasonCode = [] }: MedicationRequest) =>
    reasonReference.some(({ reference }) => reference === `Condition/${condition.id}`) ||
    reasonCode.some((reason) => isSame(reason, condition.code));
  const rank = ({ status }: MedicationRequest) => (status === 'active' ? 0 : 1);
  return orders.filter(isFor).toSorted((one, other) => rank(one) - rank(other));
}

function isSame(one: CodeableConcept, other: CodeableConcept | undefined): boolean {
  return (one.coding ?? []).some(
    ({ system, code }) =>
      code !== undefined &&
      (other?.coding ?? []).some((each) => each.code === code && each.system === system),
  );
}
