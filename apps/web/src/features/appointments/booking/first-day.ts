import { openDays, windowsOfDay, type BookingRules } from '@portal/clinical-domain/booking/booking-windows';
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
  const { role, slots, now, rules } = times;
  if (chosen && isStillFree(chosen, times)) return clinicDay(Date.parse(chosen.visit.start), rules.zone);
  const open = openDays(role, now, rules);
  if (seen !== undefined && open.includes(seen)) return seen;
  const free = open.filter((day) =>
    windowsOfDay(role, day, slots, now, rules).some(({ availableSlots }) => availableSlots.length > 0),
  );
  return free.find((day) => day === near) ?? free[0] ?? open[0];
}

export function isStillFree({ visit }: Chosen, { role, slots, now, rules }: Times): boolean {
  const day = clinicDay(Date.parse(visit.start), rules.zone);
  return windowsOfDay(role, day, slots, now, rules).some(({ availableSlots }) =>
    availableSlots.some(({ start }) => Date.parse(start) === Date.parse(visit.start)),
  );
}
