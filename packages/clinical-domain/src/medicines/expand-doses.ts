import type { Dosage, MedicationRequest, TimingRepeat } from 'fhir/r4';
import { addDays, clinicDay, minute, type Span } from '../time/clinic-day.ts';
import { clinicInstant, startOfDay } from '../time/clinic-time.ts';
import { findRepeat, isAsNeeded } from './dosage-timing.ts';
import { intervalOf, listBounds } from './dose-bounds.ts';
import { countOnDay } from './dose-days.ts';
import { timesOfDay } from './dose-times.ts';

/** One intake that an order asks for, at an instant in milliseconds since 1970; `when` is the event it was planned around. */
export type Dose = { order: MedicationRequest; dosage: Dosage; at: number; when?: string };
type Time = Pick<Dose, 'at' | 'when'>;

export type DayRange = { first: string; last: string };

/** What comes more often is a drip or a pump, and nothing to be reminded of. */
const shortestInterval = 15 * minute;
const longestCourseDays = 3660;
/** Where neither bounds nor date of the order say when its cycles began: a Sunday long ago. */
const anyFirstDay = '2000-01-02';

/**
 * Every dose of the order on these days of the clinic, earliest first, none twice. Medicines that are taken as needed have
 * none; an order that is over has those before its end, if it says when that was.
 */
export function expandDoses(order: MedicationRequest, days: DayRange, zone: string): Dose[] {
  if (order.doNotPerform || days.first > days.last) return [];
  const dosages = (order.dosageInstruction ?? []).filter((dosage) => !isAsNeeded(dosage));
  const doses = [...listBounds(order, dosages, zone)].flatMap(([dosage, bounds]) =>
    expandDosage(order, dosage, bounds, days, zone).map((time) => ({ order, dosage, ...time })),
  );
  const first = new Map(doses.toReversed().map((dose) => [dose.at, dose]));
  return [...first.values()].toSorted((one, other) => one.at - other.at);
}

function expandDosage(
  order: MedicationRequest,
  dosage: Dosage,
  bounds: Span,
  days: DayRange,
  zone: string,
): Time[] {
  const shown = { start: startOfDay(days.first, zone), end: startOfDay(addDays(days.last, 1), zone) };
  const repeat = findRepeat(dosage);
  const isOpen = order.status === 'active' || (order.status === 'completed' && bounds.end < Infinity);
  if (!isOpen) return [];
  const events = (dosage.timing?.event ?? []).map((text) => ({ at: Date.parse(text) }));
  const regular = repeat === undefined ? [] : expandRepeat(repeat, bounds, days, zone);
  return [...events, ...regular].filter(({ at }) => isWithin(at, shown) && isWithin(at, bounds));
}

const isWithin = (at: number, { start, end }: Span) => at >= start && at < end;

function expandRepeat(repeat: TimingRepeat, bounds: Span, days: DayRange, zone: string): Time[] {
  const firstDay = bounds.start === -Infinity ? anyFirstDay : clinicDay(bounds.start, zone);
  const onDay = dayExpander(repeat, firstDay, zone);
  if (repeat.count === undefined) {
    const begin = days.first > firstDay ? days.first : firstDay;
    return listDays(begin, days.last).flatMap(onDay);
  }
  const doses: Time[] = [];
  for (const day of listDays(firstDay, days.last)) {
    if (doses.length >= repeat.count) break;
    doses.push(...onDay(day).filter(({ at }) => isWithin(at, bounds)));
  }
  return doses.slice(0, repeat.count);
}

function dayExpander(repeat: TimingRepeat, firstDay: string, zone: string): (day: string) => Time[] {
  const interval = intervalOf(repeat);
  const hasTimes = (repeat.timeOfDay ?? repeat.when ?? []).length > 0;
  if (interval !== undefined && !hasTimes) return byInterval(interval, repeat, firstDay, zone);
  if (repeat.periodUnit === undefined && !hasTimes) return () => [];
  const byDays =
    interval === undefined ? repeat : { ...repeat, frequency: 1, period: 1, periodUnit: 'd' as const };
  return (day: string) =>
    timesOfDay(repeat, countOnDay(byDays, firstDay, day)).map(({ clock, ...event }) => ({
      at: clinicInstant(day, clock, zone),
      ...event,
    }));
}

/** From the hour at which its period begins, where it names one; else from six in the morning of the first day. */
function byInterval(interval: number, { boundsPeriod }: TimingRepeat, firstDay: string, zone: string) {
  const named = boundsPeriod?.start?.includes('T') ? Date.parse(boundsPeriod.start) : undefined;
  const anchor =
    named === undefined ? clinicInstant(firstDay, 6 * 60, zone) : Math.ceil(named / minute) * minute;
  return (day: string) => {
    if (interval < shortestInterval) return [];
    const end = startOfDay(addDays(day, 1), zone);
    const doses: Time[] = [];
    const passed = Math.max(0, Math.ceil((startOfDay(day, zone) - anchor) / interval));
    for (let at = anchor + passed * interval; at < end; at += interval)
      doses.push({ at: Math.round(at / 1000) * 1000 });
    return doses;
  };
}

function listDays(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last && days.length < longestCourseDays; day = addDays(day, 1)) days.push(day);
  return days;
}
