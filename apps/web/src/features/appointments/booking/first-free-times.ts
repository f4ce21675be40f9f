import { freeVisits } from '@portal/clinical-domain/booking/booking-windows';
import { isBookable, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { findSlotsOfEach } from '@portal/fhir-queries/slot.query';
import { recordsClient } from '../../../session/records/records-client.ts';
import { getBookingRules } from '../clinic.ts';
import { bookedSpan } from './taken-slots.ts';

/** When each doctor can first be visited, by role; a doctor without a free time is not in it. */
export type FreeTimes = Map<string, string>;

export async function findFirstFreeTimes(doctors: Doctor[], now: number): Promise<FreeTimes> {
  const rules = getBookingRules();
  const bookable = doctors.filter((doctor) => isBookable(doctor, now, rules));
  const slots = await findSlotsOfEach(recordsClient, {
    scheduleIds: bookable.map(({ schedule }) => schedule?.id ?? ''),
    ...bookedSpan(now),
  });
  return new Map(
    bookable.flatMap(({ role, schedule }) => {
      const [first] = freeVisits(role, slots.get(schedule?.id ?? '') ?? [], now, rules);
      return role.id && first ? [[role.id, first.start]] : [];
    }),
  );
}

/** Who is free first, of those who are free at all. */
export function findSoonest(
  doctors: Doctor[],
  times: FreeTimes,
): { doctor: Doctor; start: string } | undefined {
  return doctors
    .flatMap((doctor) => {
      const start = times.get(doctor.role.id ?? '');
      return start === undefined ? [] : [{ doctor, start }];
    })
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))[0];
}
