import { parseDate } from '@internationalized/date';
import type { Dosage, Duration, MedicationRequest, TimingRepeat } from 'fhir/r4';
import { clinicDay, minute, type Span } from '../time/clinic-day.ts';
import { startOfDay } from '../time/clinic-time.ts';
import { readPeriod } from '../booking/working-hours.ts';
import { findRepeat } from './dosage-timing.ts';

const hour = 60 * minute;
const lengths: Record<string, number> = {
  s: 1000,
  min: minute,
  h: hour,
  d: 24 * hour,
  wk: 7 * 24 * hour,
};

/**
 * From when to when the doses of each dosage are due. Dosages of a higher sequence follow those of a lower one, as when a
 * medicine is reduced step by step: https://hl7.org/fhir/R4/dosage-definitions.html#Dosage.sequence
 */
export function listBounds(order: MedicationRequest, dosages: Dosage[], zone: string): Map<Dosage, Span> {
  const bounds = new Map<Dosage, Span>();
  const steps = Map.groupBy(dosages, ({ sequence = 0 }) => sequence);
  let earliest = -Infinity;
  for (const [, step] of [...steps].toSorted(([one], [other]) => one - other)) {
    for (const dosage of step) bounds.set(dosage, boundsOf(order, findRepeat(dosage) ?? {}, zone, earliest));
    const end = Math.max(...step.map((dosage) => bounds.get(dosage)?.end ?? Infinity));
    if (end < Infinity) earliest = end;
  }
  return bounds;
}

/** An order without a beginning begins when it was written. */
function boundsOf(order: MedicationRequest, repeat: TimingRepeat, zone: string, earliest: number): Span {
  const { start, end } = readPeriod(repeat.boundsPeriod, zone);
  const written =
    order.authoredOn === undefined ? -Infinity : readPeriod({ start: order.authoredOn }, zone).start;
  const begin = start === -Infinity ? Math.max(written, earliest) : start;
  const length = repeat.boundsDuration ?? repeat.boundsRange?.high;
  if (length === undefined || begin === -Infinity) return { start: begin, end };
  return { start: begin, end: Math.min(end, addDuration(begin, length, zone)) };
}

/** Months and years by the calendar, all else by the clock. */
function addDuration(start: number, { value = 0, code, unit }: Duration, zone: string): number {
  const kind = code ?? unit ?? '';
  if (kind === 'mo' || kind === 'a') {
    const day = clinicDay(start, zone);
    const months = Math.round(kind === 'a' ? value * 12 : value);
    const last = parseDate(day).add({ months }).toString();
    return startOfDay(last, zone) + (start - startOfDay(day, zone));
  }
  return start + value * (lengths[kind] ?? Infinity);
}

/** The time between two doses that are counted in hours, or in parts of a day; nothing for those that go by days. */
export function intervalOf({ frequency = 1, period = 1, periodUnit }: TimingRepeat): number | undefined {
  const length = lengths[periodUnit ?? ''];
  if (length === undefined || frequency < 1 || period <= 0) return undefined;
  const isByDays = length >= 24 * hour && Number.isInteger((length / (24 * hour)) * period);
  return isByDays ? undefined : (period * length) / frequency;
}
