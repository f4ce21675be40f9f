import type { MedicationRequest } from 'fhir/r4';
import { addDays, clinicDay, type Span } from '../booking/clinic-day.ts';
import { isDouble } from './double-doses.ts';
import { expandDoses, type Dose } from './expand-doses.ts';
import { medicineKeyOf } from './same-medicine.ts';

/**
 * The doses that these orders plan within the span, earliest first, for reminders and alarms. As needed has none; where two
 * orders plan the same medicine at nearly the same time, the first alone is told.
 */
export function listPlannedDoses(orders: MedicationRequest[], span: Span, zone: string): Dose[] {
  const days = { first: addDays(clinicDay(span.start, zone), -1), last: clinicDay(span.end, zone) };
  const planned = orders
    .flatMap((order) => expandDoses(order, days, zone))
    .toSorted((one, other) => one.at - other.at);
  return planned.filter((dose, index) => {
    const isSecond = planned
      .slice(0, index)
      .some((other) => keyOf(other) === keyOf(dose) && isDouble(dose, other));
    return !isSecond && dose.at >= span.start && dose.at < span.end;
  });
}

const keyOf = ({ order }: Dose) => medicineKeyOf(order, order.id);
