import type { MedicationRequest } from 'fhir/r4';
import { clinicDay, type Span } from '../time/clinic-day.ts';
import { doseLimits } from './dose-limits.ts';
import { isDouble } from './double-doses.ts';
import { expandDoses, type Dose } from './expand-doses.ts';
import { medicineKeyOf } from './same-medicine.ts';

/**
 * The doses that these orders plan within the span, earliest first, for reminders and alarms. As needed has none; where two
 * orders plan the same medicine at nearly the same time, the first alone is told.
 */
export function listPlannedDoses(orders: MedicationRequest[], span: Span, zone: string): Dose[] {
  const days = {
    first: clinicDay(span.start - doseLimits.longestGapMs, zone),
    last: clinicDay(span.end, zone),
  };
  const planned = orders
    .flatMap((order) => expandDoses(order, days, zone))
    .toSorted((one, other) => one.at - other.at);
  return planned.filter(
    (dose, index) => dose.at >= span.start && dose.at < span.end && !isSecond(planned, index),
  );
}

function isSecond(planned: Dose[], index: number): boolean {
  const dose = planned[index];
  if (!dose) return false;
  for (let before = index - 1; before >= 0; before -= 1) {
    const other = planned[before];
    if (!other || dose.at - other.at > doseLimits.longestGapMs) return false;
    if (keyOf(other) === keyOf(dose) && isDouble(dose, other)) return true;
  }
  return false;
}

const keyOf = ({ order }: Dose) => medicineKeyOf(order, order.id);
