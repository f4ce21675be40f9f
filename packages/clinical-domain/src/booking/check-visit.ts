import type { PractitionerRole } from 'fhir/r4';
import {
  bookingHorizon,
  type BookingRules,
  visitsOfDay,
  windowsOfDay,
  type VisitSlot,
} from './booking-windows.ts';
import { clinicDay, overlaps, type Span } from '../time/clinic-day.ts';
import { leaveOf, workingHoursOf } from './working-hours.ts';

export type VisitProblem =
  'not-a-time' | 'past' | 'beyond-horizon' | 'outside-hours' | 'off-grid' | 'wrong-duration' | 'on-leave';

/** Why this doctor cannot be visited then, whoever else has booked; nothing if the time is one that the doctor offers. */
export function findVisitProblem(
  role: PractitionerRole,
  visit: Span,
  now: number,
  rules: BookingRules,
): VisitProblem | undefined {
  if (!Number.isFinite(visit.start) || !Number.isFinite(visit.end)) return 'not-a-time';
  if (visit.start <= now) return 'past';
  if (visit.start >= bookingHorizon(now, rules).end) return 'beyond-horizon';
  const day = clinicDay(visit.start, rules.zone);
  const sameStart = visitsOfDay(role, day, rules).filter(({ start }) => start === visit.start);
  if (sameStart.length === 0) return isWithinHours(role, day, visit, rules) ? 'off-grid' : 'outside-hours';
  if (!sameStart.some(({ end }) => end === visit.end)) return 'wrong-duration';
  if (leaveOf(role, rules.zone).some((leave) => overlaps(leave, visit))) return 'on-leave';
  return undefined;
}

/** What is left of the window in which a time lies: what can be offered to whoever came second. */
export function freeTimesOfWindow(
  role: PractitionerRole,
  start: number,
  taken: Parameters<typeof windowsOfDay>[2],
  now: number,
  rules: BookingRules,
): VisitSlot[] {
  return windowsOfDay(role, clinicDay(start, rules.zone), taken, now, rules)
    .filter(({ startTime, endTime }) => Date.parse(startTime) <= start && start < Date.parse(endTime))
    .flatMap(({ availableSlots }) => availableSlots);
}

function isWithinHours(role: PractitionerRole, day: string, visit: Span, rules: BookingRules): boolean {
  return workingHoursOf(role, day, rules.zone, rules.defaultWindowMinutes).some(
    ({ start, end }) => visit.start >= start && visit.start < end,
  );
}
