import type { Appointment } from 'fhir/r4';
import { overlaps, type Span } from '../time/clinic-day.ts';

const openStatuses: ReadonlySet<string> = new Set(['proposed', 'pending', 'booked']);

/** Not yet begun and not called off: what a patient may still cancel, and what counts as an open booking. */
export function isOpenVisit({ status, start }: Appointment, now: number): boolean {
  return openStatuses.has(status) && start !== undefined && Date.parse(start) > now;
}

/** A visit of the patient's own that is still on at that time, with whichever doctor. */
export function findOverlappingVisit(appointments: Appointment[], visit: Span): Appointment | undefined {
  return appointments.find((appointment) => visitSpan(appointment).some((span) => overlaps(span, visit)));
}

/** The times that the patient's own visits leave free. */
export function withoutOwnVisits<Time extends { start: string; end: string }>(
  times: Time[],
  appointments: Appointment[],
): Time[] {
  return times.filter(
    ({ start, end }) =>
      !findOverlappingVisit(appointments, { start: Date.parse(start), end: Date.parse(end) }),
  );
}

const callingOff: ReadonlySet<string> = new Set(['cancelled', 'noshow', 'entered-in-error']);

function visitSpan({ status, start, end, minutesDuration }: Appointment): Span[] {
  if (callingOff.has(status) || start === undefined) return [];
  const begins = Date.parse(start);
  const ends = end === undefined ? begins + (minutesDuration ?? 0) * 60_000 : Date.parse(end);
  return [{ start: begins, end: ends }];
}
