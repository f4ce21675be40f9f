import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { addDays } from '../time/clinic-day.ts';
import { startOfDay } from '../time/clinic-time.ts';
import { matchRecords } from './dose-states.ts';
import { expandDoses, type DayRange, type Dose } from './expand-doses.ts';
import { judgeDoses, type JudgedDose } from './judge-doses.ts';

/** Far enough to hold every dose that bears on one of the days asked for. */
const reachDays = 4;

type Medicines = { orders: MedicationRequest[]; records: MedicationAdministration[] };
type Moment = { now: number; zone: string };

/** Every dose of these days, earliest first, with where it stands now. Every list of doses is made here. */
export function listDoses(medicines: Medicines, days: DayRange, { now, zone }: Moment): JudgedDose[] {
  const { orders, records } = medicines;
  const around = { first: addDays(days.first, -reachDays), last: addDays(days.last, reachDays) };
  const planned = orders.flatMap((order) => expandDoses(order, around, zone));
  const [start, end] = [startOfDay(days.first, zone), startOfDay(addDays(days.last, 1), zone)];
  const isWanted = ({ at }: Dose) => at >= start && at < end;
  return judgeDoses(matchRecords(planned, records), medicines, now, isWanted).toSorted(
    (one, other) => one.at - other.at,
  );
}
