import {
  openDays,
  timesOfDay,
  type BookingRules,
  type VisitTime,
} from '@portal/clinical-domain/booking/booking-windows';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import type { PractitionerRole, Slot } from 'fhir/r4';
import type { Chosen } from './booking-state.ts';

type Times = { role: PractitionerRole; slots: Slot[]; now: number; rules: BookingRules };

type Wanted = {
  chosen?: Chosen | undefined;
  /** Kept also if it is full by now. */
  seen?: string | undefined;
  /** Only if it has a free time. */
  near?: string | undefined;
};

/** The day whose times are shown first. */
export function findFirstDay(times: Times, { chosen, seen, near }: Wanted): string | undefined {
  const { role, now, rules } = times;
  if (chosen && isStillFree(chosen, times)) return clinicDay(Date.parse(chosen.visit.start), rules.zone);
  const open = openDays(role, now, rules);
  if (seen !== undefined && open.includes(seen)) return seen;
  const free = open.filter((day) => freeTimesOf(day, times).length > 0);
  return free.find((day) => day === near) ?? free[0] ?? open[0];
}

export function isStillFree({ visit }: Chosen, times: Times): boolean {
  const day = clinicDay(Date.parse(visit.start), times.rules.zone);
  return freeTimesOf(day, times).some((time) => Date.parse(time.visit.start) === Date.parse(visit.start));
}

/** The soonest that can be chosen on any day. */
export function findFirstFree(times: Times): VisitTime | undefined {
  for (const day of openDays(times.role, times.now, times.rules)) {
    const [first] = freeTimesOf(day, times);
    if (first) return first;
  }
  return undefined;
}

const freeTimesOf = (day: string, { role, slots, now, rules }: Times) =>
  timesOfDay(role, day, slots, now, rules).filter(({ isFree }) => isFree);
