import { type BookingRules, freeVisits, timesOfDay, type VisitTime } from '../booking/booking-windows.ts';
import { leaveOf } from '../booking/working-hours.ts';
import { clinicDay } from '../time/clinic-day.ts';
import { type Doctor, findNextClinicDay, isBookable } from './doctor.ts';
import type { Slot } from 'fhir/r4';

/** Why a doctor who is listed takes no booking: away until a day, if that is known; booked by phone; or not seeing anybody. */
export type Absence =
  { kind: 'on-leave'; until: string | undefined } | { kind: 'by-phone' } | { kind: 'no-hours' };

export function findAbsence(doctor: Doctor, now: number, rules: BookingRules): Absence | undefined {
  if (isBookable(doctor, now, rules)) return undefined;
  const { notAvailable: _leave, ...role } = doctor.role;
  const worksOtherwise = role.active !== false && findNextClinicDay({ role }, now, rules) !== undefined;
  if (!worksOtherwise) return { kind: 'no-hours' };
  const isAway = findNextClinicDay(doctor, now, rules) === undefined;
  return isAway ? { kind: 'on-leave', until: findLastDayOff(doctor, now, rules) } : { kind: 'by-phone' };
}

/** The last day of the leave that lasts longest; undefined where its end is open. */
function findLastDayOff({ role }: Doctor, now: number, { zone }: BookingRules): string | undefined {
  const end = Math.max(...leaveOf(role, zone).map((leave) => leave.end));
  return Number.isFinite(end) && end > now ? clinicDay(end - 1, zone) : undefined;
}

/** The first visit that can be booked with each doctor, by role; a doctor without one is not in it. */
export type FreeTimes = ReadonlyMap<string, VisitTime>;

/**
 * The first free visit of a role, of those that end by `until`: slots that start later are not known yet.
 */
export function findFirstFreeTime(
  { role }: Pick<Doctor, 'role'>,
  taken: Slot[],
  now: number,
  rules: BookingRules,
  until = Infinity,
): VisitTime | undefined {
  const [first] = freeVisits(role, taken, now, rules, { start: -Infinity, end: until });
  if (!first) return undefined;
  const day = clinicDay(Date.parse(first.start), rules.zone);
  return timesOfDay(role, day, taken, now, rules).find(({ visit }) => visit.start === first.start);
}

const ranks = { free: 0, full: 1, 'by-phone': 2, 'on-leave': 3, 'no-hours': 4 };

/** Who is free first comes first, who is full after them, then who cannot be booked. Without times, in the order given. */
export function sortByFirstFree(
  doctors: readonly Doctor[],
  times: FreeTimes | undefined,
  now: number,
  rules: BookingRules,
): Doctor[] {
  const startOf = (doctor: Doctor) => times?.get(doctor.role.id ?? '')?.visit.start;
  const rankOf = (doctor: Doctor) => {
    const absence = findAbsence(doctor, now, rules);
    return ranks[absence?.kind ?? (times && startOf(doctor) === undefined ? 'full' : 'free')];
  };
  return doctors
    .map((doctor) => ({ doctor, rank: rankOf(doctor), start: Date.parse(startOf(doctor) ?? '') || 0 }))
    .toSorted((one, other) => one.rank - other.rank || one.start - other.start)
    .map(({ doctor }) => doctor);
}
