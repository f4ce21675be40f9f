import type { Dosage, MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { clinicDay } from '../booking/clinic-day.ts';
import { findRepeat, isAsNeeded } from './dosage-timing.ts';
import { instantOf, stateOf } from './dose-states.ts';

export type AsNeeded = {
  order: MedicationRequest;
  dosage: Dosage;
  /** Taken on this day, earliest first. */
  taken: MedicationAdministration[];
  /** The most for one day, where the order says so. */
  dailyLimit: number | undefined;
};

/** Medicines for when they are needed, with what was taken of each on that day. */
export function listAsNeeded(
  orders: MedicationRequest[],
  records: MedicationAdministration[],
  day: string,
  zone: string,
): AsNeeded[] {
  return orders.flatMap((order) => {
    const dosage = order.dosageInstruction?.find(isAsNeeded);
    if (order.status !== 'active' || order.doNotPerform || !dosage) return [];
    const taken = records
      .filter(({ request }) => request?.reference === `MedicationRequest/${order.id}`)
      .filter((record) => {
        const at = instantOf(record);
        return stateOf(record) === 'done' && at !== undefined && clinicDay(at, zone) === day;
      })
      .toSorted((one, other) => (instantOf(one) ?? 0) - (instantOf(other) ?? 0));
    return [{ order, dosage, taken, dailyLimit: dailyLimitOf(dosage) }];
  });
}

/** The most in a day, in doses: what may be taken in all by what is taken at once. */
export function dailyLimitOf({ maxDosePerPeriod, doseAndRate }: Dosage): number | undefined {
  const { numerator, denominator } = maxDosePerPeriod ?? {};
  if (numerator?.value === undefined || denominator?.value !== 1) return undefined;
  if ((denominator.code ?? denominator.unit) !== 'd') return undefined;
  const once = doseAndRate?.[0]?.doseQuantity;
  const isSameUnit = once?.unit === numerator.unit || once?.code === numerator.code;
  const each = isSameUnit && once?.value !== undefined && once.value > 0 ? once.value : 1;
  return Math.floor(numerator.value / each);
}

/** Without hours, and not as needed either: nothing can be reminded of. */
export function hasNoTimes(order: MedicationRequest): boolean {
  const dosages = order.dosageInstruction ?? [];
  return dosages.every(
    (dosage) => !isAsNeeded(dosage) && findRepeat(dosage)?.periodUnit === undefined && !hasClock(dosage),
  );
}

function hasClock({ timing }: Dosage): boolean {
  const { timeOfDay = [], when = [] } = timing?.repeat ?? {};
  return timeOfDay.length + when.length + (timing?.event?.length ?? 0) > 0;
}
