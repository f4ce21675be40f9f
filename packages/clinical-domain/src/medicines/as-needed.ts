import type { Dosage, MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { addDays, clinicDay } from '../time/clinic-day.ts';
import { findRepeat, isAsNeeded } from './dosage-timing.ts';
import { instantOf, stateOf } from './dose-states.ts';
import { listIntakes } from './intakes.ts';
import { isOffered } from './judge-doses.ts';
import { listDoses } from './list-doses.ts';
import { minimumIntervalOf } from './minimum-interval.ts';
import { medicineKeyOf } from './same-medicine.ts';

export type AsNeeded = {
  order: MedicationRequest;
  dosage: Dosage;
  /** Taken on this day, earliest first. */
  taken: MedicationAdministration[];
  /** The most for one day, where the order says so. */
  dailyLimit: number | undefined;
  isAtLimit: boolean;
  /** The last intake of the medicine, where the shortest interval since then is not over. */
  tooSoonAfter: number | undefined;
  /** False when the most for one day was taken, or another dose of the medicine is too near. */
  isOffered: boolean;
};

type Medicines = { orders: MedicationRequest[]; records: MedicationAdministration[] };

/** Medicines for when they are needed, with what was taken of each on that day. */
export function listAsNeeded(
  medicines: Medicines,
  day: string,
  { now, zone }: { now: number; zone: string },
): AsNeeded[] {
  const { orders, records } = medicines;
  const seen = new Set<string>();
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
    const dailyLimit = dailyLimitOf(dosage);
    const tooSoonAfter = findTooSoon(order, dosage, medicines, now);
    const isAtLimit = dailyLimit !== undefined && taken.length >= dailyLimit;
    const isPlanned = isPlannedNear(order, dosage, medicines, { now, zone });
    const isSecond = seen.has(medicineKeyOf(order, order.id));
    seen.add(medicineKeyOf(order, order.id));
    const isFree = !isAtLimit && tooSoonAfter === undefined && !isPlanned && !isSecond;
    return [{ order, dosage, taken, dailyLimit, isAtLimit, tooSoonAfter, isOffered: isFree }];
  });
}

function findTooSoon(order: MedicationRequest, dosage: Dosage, medicines: Medicines, now: number) {
  const own = minimumIntervalOf(dosage) ?? 0;
  return listIntakes(order, medicines)
    .filter(({ at, interval }) => Math.abs(now - at) < Math.max(own, interval))
    .map(({ at }) => at)
    .toSorted((one, other) => other - one)[0];
}

/** The same medicine at fixed times, and one of them near: that one is to be marked, not a second. */
function isPlannedNear(
  order: MedicationRequest,
  dosage: Dosage,
  medicines: Medicines,
  moment: { now: number; zone: string },
): boolean {
  const today = clinicDay(moment.now, moment.zone);
  const days = { first: addDays(today, -1), last: addDays(today, 1) };
  const own = minimumIntervalOf(dosage) ?? 0;
  return listDoses(medicines, days, moment).some((dose) => {
    if (medicineKeyOf(dose.order, dose.order.id) !== medicineKeyOf(order, order.id)) return false;
    const least = Math.max(own, minimumIntervalOf(dose.dosage) ?? 0);
    const isNear = Math.abs(dose.at - moment.now) < least && dose.state === 'pending';
    return isOffered(dose) || dose.phase === 'ask' || isNear;
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
