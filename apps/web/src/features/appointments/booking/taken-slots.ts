import { bookingHorizon } from '@portal/clinical-domain/booking/booking-windows';
import { clinicDay, type Span } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { findSlots } from '@portal/fhir-queries/slot.query';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../session/records/query-client.ts';
import { recordsClient } from '../../../session/records/records-client.ts';
import { getBookingRules } from '../clinic.ts';

/** Who goes back and forth between the steps does not ask each time. */
const keptMs = 30_000;
const keyOf = (scheduleId: string) => ['slots', scheduleId];

/** From this morning, since a visit under way takes time that is still to come, to the horizon. */
export function bookedSpan(now: number): Span {
  const rules = getBookingRules();
  return {
    start: startOfDay(clinicDay(now, rules.zone), rules.zone),
    end: bookingHorizon(now, rules).end,
  };
}

/** Every slot of the doctor, in one request. */
export function slotsQuery({ schedule }: Doctor) {
  const scheduleId = schedule?.id ?? '';
  return queryOptions({
    // Not live: slots of others are not told; booking tells of a conflict.
    queryKey: keyOf(scheduleId),
    queryFn: () => findSlots(recordsClient, { scheduleId, ...bookedSpan(Date.now()) }),
    staleTime: keptMs,
  });
}

export const fetchSlots = (doctor: Doctor) => queryClient.fetchQuery(slotsQuery(doctor));

/** Somebody has booked or freed a time since. */
export async function forgetSlots({ schedule }: Doctor): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(schedule?.id ?? '') });
}
