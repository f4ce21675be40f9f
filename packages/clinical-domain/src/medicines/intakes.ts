import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { instantOf, stateOf } from './dose-states.ts';
import { minimumIntervalOf } from './minimum-interval.ts';
import { isSameSubstance, medicineKeyOf } from './same-medicine.ts';

/** A dose that was taken, and the shortest interval of the order it was taken for. */
export type Intake = { at: number; isOwn: boolean; interval: number };

type Evidence = { orders: MedicationRequest[]; records: MedicationAdministration[] };

/**
 * What was taken of the order's medicine: for this order, for another order of the same medicine, and of any strength for an
 * order that is no longer active, as after a change of the dose.
 */
export function listIntakes(order: MedicationRequest, { orders, records }: Evidence): Intake[] {
  return records.flatMap((record) => {
    const at = instantOf(record);
    if (at === undefined || stateOf(record) !== 'done') return [];
    const orderId = record.request?.reference?.split('/').at(-1) ?? '';
    const followed = orders.find(({ id }) => id === orderId);
    const isOwn = orderId !== '' && orderId === order.id;
    const isSame = medicineKeyOf(record, orderId) === medicineKeyOf(order, order.id);
    const isReplaced = followed?.status !== 'active' && isSameSubstance(record, order);
    if (!isOwn && !isSame && !isReplaced) return [];
    const intervals = (followed?.dosageInstruction ?? []).map((dosage) => minimumIntervalOf(dosage) ?? 0);
    return [{ at, isOwn, interval: Math.max(0, ...intervals) }];
  });
}
