import type { BookingRules } from '@portal/clinical-domain/booking/booking-windows';
import { findFirstFreeTime, type FreeTimes } from '@portal/clinical-domain/doctors/doctor-availability';
import { isBookable, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import type { Span } from '@portal/clinical-domain/time/clinic-day';
import type { Slot } from 'fhir/r4';
import type { RecordsClient } from './records-client.ts';
import { findSlotsByStart, mostSchedules } from './slot.query.ts';

type Wanted = { doctors: Doctor[]; span: Span; now: number; rules: BookingRules };

/** Each has 500 slots; whose first days are all taken may need a second one. */
const mostParts = 10;

/** When each doctor can first be visited: one search for each ten of them, however many they are. */
export async function findFirstFreeTimes(
  client: Pick<RecordsClient, 'get'>,
  { doctors, ...wanted }: Wanted,
): Promise<FreeTimes> {
  const bookable = doctors.filter((doctor) => isBookable(doctor, wanted.now, wanted.rules));
  const pages = Array.from({ length: Math.ceil(bookable.length / mostSchedules) }, (_, page) =>
    bookable.slice(page * mostSchedules, (page + 1) * mostSchedules),
  );
  const found = await Promise.all(pages.map((page) => findTimesOfPage(client, { doctors: page, ...wanted })));
  return new Map(found.flat());
}

/** Slots come by their start: a time is free for sure as soon as all that start before its end are known. */
async function findTimesOfPage(
  client: Pick<RecordsClient, 'get'>,
  { doctors, span, now, rules }: Wanted,
): Promise<(readonly [string, NonNullable<ReturnType<typeof findFirstFreeTime>>])[]> {
  const scheduleIds = doctors.map(({ schedule }) => schedule?.id ?? '');
  const taken: Slot[] = [];
  let offset: string | null = '0';
  let times: ReturnType<typeof findFirstFreeTime>[] = [];
  for (let part = 0; part < mostParts && offset !== null && !isComplete(times, doctors); part += 1) {
    const { slots, next } = await findSlotsByStart(client, { scheduleIds, offset, ...span });
    taken.push(...slots);
    offset = next;
    const until = next === null ? Infinity : Date.parse(taken.at(-1)?.start ?? '');
    times = doctors.map((doctor) => findFirstFreeTime(doctor, takenOf(doctor, taken), now, rules, until));
  }
  return doctors.flatMap(({ role }, index) => {
    const time = times[index];
    return role.id !== undefined && time ? [[role.id, time] as const] : [];
  });
}

const isComplete = (times: unknown[], doctors: Doctor[]) =>
  times.length === doctors.length && times.every((time) => time !== undefined);

const takenOf = ({ schedule }: Doctor, taken: Slot[]) =>
  taken.filter((slot) => slot.schedule.reference === `Schedule/${schedule?.id}`);
