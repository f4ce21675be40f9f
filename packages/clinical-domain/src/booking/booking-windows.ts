import type { PractitionerRole, Slot } from 'fhir/r4';
import { addDays, clinicDay, formatInstant, minute, overlaps, type Span } from '../time/clinic-day.ts';
import { startOfDay } from '../time/clinic-time.ts';
import { takenSpan } from './taken-times.ts';
import { leaveOf, type WorkingHours, workingHoursOf, worksOn } from './working-hours.ts';

/** How this clinic takes bookings. */
export interface BookingRules {
  zone: string;
  horizonDays: number;
  defaultWindowMinutes: number;
}

/** One visit that can be booked; times in whole seconds, UTC. */
export interface VisitSlot {
  start: string;
  end: string;
}

/** A stretch of the doctor's hours as the patient picks it; without a free visit it cannot be chosen. */
export interface BookingWindow {
  startTime: string;
  endTime: string;
  availableSlots: VisitSlot[];
}

/** A visit of the day as the patient sees it: to be chosen, or full. */
export interface VisitTime {
  visit: VisitSlot;
  window: BookingWindow;
  isFree: boolean;
}

/** The days a patient may look at: today to the horizon, both included. */
export function bookingDays(now: number, rules: BookingRules): string[] {
  const today = clinicDay(now, rules.zone);
  return Array.from({ length: rules.horizonDays + 1 }, (_, days) => addDays(today, days));
}

/** Those of them on which the doctor keeps hours, today only while a visit has yet to begin. */
export function openDays(role: PractitionerRole, now: number, rules: BookingRules): string[] {
  const today = clinicDay(now, rules.zone);
  return bookingDays(now, rules)
    .filter((day) => worksOn(role, day))
    .filter((day) => day !== today || visitsOfDay(role, day, rules).some(({ start }) => start > now));
}

/** The span that one query for taken slots must cover. */
export function bookingHorizon(now: number, rules: BookingRules): Span {
  const dayAfter = addDays(clinicDay(now, rules.zone), rules.horizonDays + 1);
  return { start: now, end: startOfDay(dayAfter, rules.zone) };
}

/** The windows of one day, each with its free visits: within hours, not past, not on leave, not taken. */
export function windowsOfDay(
  role: PractitionerRole,
  day: string,
  taken: Slot[],
  now: number,
  rules: BookingRules,
): BookingWindow[] {
  return windowsWithVisits(role, day, taken, now, rules).map(({ window }) => window);
}

/** Every visit of one day that has yet to begin, full ones included, in order. */
export function timesOfDay(
  role: PractitionerRole,
  day: string,
  taken: Slot[],
  now: number,
  rules: BookingRules,
): VisitTime[] {
  return windowsWithVisits(role, day, taken, now, rules).flatMap(({ window, visits }) => {
    const free = new Set(window.availableSlots.map(({ start }) => start));
    return visits
      .filter(({ start }) => start > now)
      .map(formatSpan)
      .map((visit) => ({ visit, window, isFree: free.has(visit.start) }));
  });
}

function windowsWithVisits(
  role: PractitionerRole,
  day: string,
  taken: Slot[],
  now: number,
  rules: BookingRules,
): { window: BookingWindow; visits: Span[] }[] {
  const today = clinicDay(now, rules.zone);
  if (day < today || day > addDays(today, rules.horizonDays)) return [];
  const isFree = freeCheck(role, taken, now, rules);
  return cutDay(role, day, rules).map((hours) => {
    const visits = cutVisits(hours);
    const window = {
      startTime: formatInstant(hours.start),
      endTime: formatInstant(hours.end),
      availableSlots: visits.filter(isFree).map(formatSpan),
    };
    return { window, visits };
  });
}

/** Every visit that the doctor's hours of that day are cut into, free or not. */
export function visitsOfDay(role: PractitionerRole, day: string, rules: BookingRules): Span[] {
  return cutDay(role, day, rules).flatMap(cutVisits);
}

/** Every free visit of the horizon, or of the part of it that is asked for, in order. */
export function freeVisits(
  role: PractitionerRole,
  taken: Slot[],
  now: number,
  rules: BookingRules,
  { start, end }: Span = { start: -Infinity, end: Infinity },
): VisitSlot[] {
  const isFree = freeCheck(role, taken, now, rules);
  return cutHorizon(role, now, rules)
    .filter(({ span }) => span.start >= start && span.end <= end && isFree(span))
    .map(({ visit }) => visit);
}

type CutVisit = { span: Span; visit: VisitSlot };
const cutHorizons = new WeakMap<PractitionerRole, { of: string; visits: CutVisit[] }>();

/** Every visit of the horizon, free or not: the same for whoever asks on one day, so it is cut once. */
function cutHorizon(role: PractitionerRole, now: number, rules: BookingRules): CutVisit[] {
  const of = [clinicDay(now, rules.zone), ...Object.values(rules)].join();
  const known = cutHorizons.get(role);
  if (known?.of === of) return known.visits;
  const visits = openDays(role, now, rules).flatMap((day) =>
    visitsOfDay(role, day, rules).map((span) => ({ span, visit: formatSpan(span) })),
  );
  cutHorizons.set(role, { of, visits });
  return visits;
}

function freeCheck(role: PractitionerRole, taken: Slot[], now: number, { zone }: BookingRules) {
  const blocked = [...taken.flatMap(takenSpan), ...leaveOf(role, zone)];
  return (visit: Span) => visit.start > now && !blocked.some((span) => overlaps(span, visit));
}

function cutDay(role: PractitionerRole, day: string, rules: BookingRules): WorkingHours[] {
  return workingHoursOf(role, day, rules.zone, rules.defaultWindowMinutes)
    .flatMap(cutWindows)
    .sort((one, other) => one.start - other.start);
}

function cutWindows(hours: WorkingHours): WorkingHours[] {
  const length = hours.windowMinutes * minute;
  const count = Math.ceil((hours.end - hours.start) / length);
  return Array.from({ length: count }, (_, index) => {
    const start = hours.start + index * length;
    return { ...hours, start, end: Math.min(start + length, hours.end) };
  }).filter((window) => cutVisits(window).length > 0);
}

function cutVisits({ start, end, visitMinutes }: WorkingHours): Span[] {
  const length = visitMinutes * minute;
  const count = Math.floor((end - start) / length);
  return Array.from({ length: count }, (_, index) => ({
    start: start + index * length,
    end: start + (index + 1) * length,
  }));
}

const formatSpan = ({ start, end }: Span): VisitSlot => ({
  start: formatInstant(start),
  end: formatInstant(end),
});
