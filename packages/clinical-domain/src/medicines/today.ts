import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { addDays, clinicDay } from '../time/clinic-day.ts';
import { listDoses } from './list-doses.ts';
import { arrangeTimeline, type TimelineItem } from './timeline.ts';
import { findNextDoses } from './judge-doses.ts';
import { medicineKeyOf } from './same-medicine.ts';

type Medicines = { orders: MedicationRequest[]; records: MedicationAdministration[] };

/** Each list earliest first. A dose is in at most one of them. */
export type Today = {
  /** Of the doses planned for today. */
  taken: number;
  all: number;
  /** Of which nothing was said yet. */
  left: number;
  /** Can be marked in time. */
  due: TimelineItem[];
  late: TimelineItem[];
  /** The clinic has to be asked before anything is taken. */
  ask: TimelineItem[];
  /**
   * What comes next, today or tomorrow: all that is planned for that minute. While a dose is late, neither tomorrow nor its
   * medicine: who reads “next” beside it might take two.
   */
  next: TimelineItem[];
  /** The rest of today. */
  later: TimelineItem[];
};

/** What the day asks of somebody who takes medicines. A late dose of last night still counts. */
export function readToday(medicines: Medicines, { now, zone }: { now: number; zone: string }): Today {
  const today = clinicDay(now, zone);
  const days = { first: addDays(today, -1), last: addDays(today, 1) };
  const doses = arrangeTimeline(listDoses(medicines, days, { now, zone }), now);
  const ofToday = doses.filter(({ at }) => clinicDay(at, zone) === today);
  const inPhase = (wanted: TimelineItem['phase']) => doses.filter(({ phase }) => phase === wanted);
  const closed = doses.filter(({ phase, isDoubled }) => phase === 'later' && !isDoubled);
  const late = inPhase('late');
  const lateKeys = new Set(late.map(({ order }) => medicineKeyOf(order, order.id)));
  const planned = findNextDoses(closed, now);
  const isSafe = planned.every(
    (dose) => ofToday.includes(dose) && !lateKeys.has(medicineKeyOf(dose.order, dose.order.id)),
  );
  const next = late.length === 0 || isSafe ? planned : [];
  const later = closed.filter((dose) => dose.at > now && !planned.includes(dose));
  return {
    taken: ofToday.filter(({ state }) => state === 'done').length,
    all: ofToday.length,
    left: ofToday.filter(({ state }) => state === 'pending').length,
    due: inPhase('due'),
    late,
    ask: inPhase('ask'),
    next,
    later: later.filter((dose) => ofToday.includes(dose)),
  };
}
