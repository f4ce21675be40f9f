import { bookingHorizon } from '@portal/clinical-domain/booking/booking-windows';
import { clinicDay, startOfDay } from '@portal/clinical-domain/booking/clinic-time';
import type { Doctor } from '@portal/clinical-domain/doctor';
import { findSlots } from '@portal/fhir-queries/slot.query';
import type { Slot } from 'fhir/r4';
import { queryClient } from '../../../session/query-client.ts';
import { recordsClient } from '../../../session/records-client.ts';
import { getBookingRules } from '../clinic.ts';

const keyOf = (scheduleId: string) => ['slots', scheduleId];

/** Every slot of the doctor from this morning to the horizon, in one request. */
export function fetchSlots({ schedule }: Doctor): Promise<Slot[]> {
  const rules = getBookingRules();
  const now = Date.now();
  const scheduleId = schedule?.id ?? '';
  return queryClient.fetchQuery({
    queryKey: keyOf(scheduleId),
    queryFn: () =>
      findSlots(recordsClient, {
        scheduleId,
        start: startOfDay(clinicDay(now, rules.zone), rules.zone),
        end: bookingHorizon(now, rules).end,
      }),
  });
}

/** Somebody has booked or freed a time since. */
export async function forgetSlots({ schedule }: Doctor): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(schedule?.id ?? '') });
}
