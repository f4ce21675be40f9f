import { readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import type { MedicationAdministration, MedicationRequest, Resource } from 'fhir/r4';
import type { Change } from './change.ts';

/** A new dose is of what its order says: the medicine's name is the hospital's. @param known what the changes refer to */
export function nameMedicine(change: Change, known: readonly Resource[]): Change {
  if (change.type !== 'MedicationAdministration' || change.before !== undefined) return change;
  const { request } = change.after as MedicationAdministration;
  const order = known.find(
    (resource): resource is MedicationRequest =>
      resource.resourceType === 'MedicationRequest' &&
      `MedicationRequest/${resource.id}` === request?.reference,
  );
  if (!order) return change;
  const name = readMedicationName(order, 'en')?.text;
  const medicationCodeableConcept = order.medicationCodeableConcept ?? { text: name ?? 'Medicine' };
  return { ...change, after: { ...change.after, medicationCodeableConcept } as Resource };
}
