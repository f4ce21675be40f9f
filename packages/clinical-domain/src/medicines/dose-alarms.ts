import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { addDays, clinicDay, minute, startOfMinute, type Span } from '../time/clinic-day.ts';
import { startOfDay } from '../time/clinic-time.ts';
import { matchRecords } from './dose-states.ts';
import { listPlannedDoses } from './planned-doses.ts';

/** One alarm of the phone, whatever number of doses are due in its minute. `renew` asks the patient to open the app. */
export type DoseAlarm = { id: number; at: number; kind: 'dose' | 'renew' };

export type DosePlan = {
  orders: MedicationRequest[];
  records: MedicationAdministration[];
  /** Reported on this phone and not yet sent. */
  waiting: { orderId: string; at: number }[];
};

/** An iPhone keeps 64 alarms of an app and drops the rest without a word; a few are left to others. */
export const mostDoseAlarms = 60;
/** A month and some days, so that what is taken once a month is among them. */
const aheadDays = 35;
const rungDays = 30;

/**
 * The alarms for the doses to come that nobody has reported, earliest first. Where there are more than a phone keeps, the
 * last one rings at the first dose that has none, and asks to open the app, which sets the next ones.
 */
export function planDoseAlarms(plan: DosePlan, now: number, zone: string): DoseAlarm[] {
  const end = startOfDay(addDays(clinicDay(now, zone), aheadDays + 1), zone);
  const minutes = listOpenMinutes(plan, { start: now, end }, zone).filter((at) => at > now);
  return minutes
    .slice(0, mostDoseAlarms + 1)
    .map((at, index) => ({ id: alarmId(at), at, kind: index < mostDoseAlarms ? 'dose' : 'renew' }));
}

/**
 * Of what has rung, the alarms of which no dose of today or yesterday is open any more. Other notifications of the app have
 * ids of their own, which are no minutes of the last month.
 */
export function findSettledAlarms(plan: DosePlan, rung: number[], now: number, zone: string): number[] {
  const today = clinicDay(now, zone);
  const days = { start: startOfDay(addDays(today, -1), zone), end: startOfDay(addDays(today, 1), zone) };
  const open = new Set(listOpenMinutes(plan, days, zone).map(alarmId));
  const isAlarm = (id: number) => id <= alarmId(now) && id > alarmId(now) - rungDays * 24 * 60;
  return rung.filter((id) => isAlarm(id) && !open.has(id));
}

/** The minute since 1970: the same dose gets the same id, and 31 bits last for four thousand years. */
const alarmId = (at: number) => Math.floor(at / minute);

function listOpenMinutes({ orders, records, waiting }: DosePlan, span: Span, zone: string): number[] {
  const reported = new Set(waiting.map(({ orderId, at }) => `${orderId} ${at}`));
  const active = orders.filter(({ status }) => status === 'active');
  const doses = listPlannedDoses(active, span, zone);
  const open = matchRecords(doses, records).filter(
    ({ state, order, at }) => state === 'pending' && !reported.has(`${order.id ?? ''} ${at}`),
  );
  return [...new Set(open.map(({ at }) => startOfMinute(at)))].toSorted((one, other) => one - other);
}
