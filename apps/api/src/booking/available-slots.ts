import type { Bundle, Slot } from 'fhir/r4';
import { bookingHorizon, freeVisits } from '@portal/clinical-domain/booking/booking-windows';
import { formatInstant, type Span, addDays } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import { isFhirId } from '../records/fhir-id.ts';
import { Refusal } from '../http/refusal.ts';
import type { Answer } from './contract.ts';
import type { BookingServices } from './booking-services.ts';

const withinMs = 2500;
const dateOnly = /^\d{4}-\d\d-\d\d$/;
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** The times at which this doctor can still be visited: computed, with no id and nothing of who took the others. */
export async function findAvailableSlots(
  { doctors, records, rules, fhirBase }: BookingServices,
  roleId: string,
  range: { start?: string; end?: string },
): Promise<Answer> {
  if (!isFhirId(roleId)) throw new Refusal(404, 'not_found');
  const now = Date.now();
  const asked = readRange(range, bookingHorizon(now, rules), rules.zone);
  const doctor = await doctors.ofRole(roleId, withinMs);
  if (!doctor) throw new Refusal(404, 'not_found');
  const scheduleIds = doctor.schedules.flatMap(({ id }) => id ?? []);
  const possible = asked.start < asked.end && scheduleIds.length > 0 && doctor.role.availableTime;
  const taken = possible ? await records.slotsDuring(scheduleIds, asked, withinMs) : [];
  const slots = (possible ? scheduleIds : []).flatMap((scheduleId): Slot[] => {
    const reference = `Schedule/${scheduleId}`;
    const ofSchedule = taken.filter(({ schedule }) => schedule.reference === reference);
    return freeVisits(doctor.role, ofSchedule, now, rules, asked).map(({ start, end }) => ({
      resourceType: 'Slot',
      schedule: { reference },
      status: 'free',
      start,
      end,
    }));
  });
  const self = `${fhirBase}/PractitionerRole/${roleId}/$available-slots`;
  const body: Bundle = {
    resourceType: 'Bundle',
    type: 'searchset',
    total: slots.length,
    link: [
      {
        relation: 'self',
        url: `${self}?start=${formatInstant(asked.start)}&end=${formatInstant(asked.end)}`,
      },
    ],
    entry: slots.map((resource) => ({ resource, search: { mode: 'match' } })),
  };
  return { status: 200, body };
}

/** What was asked for, no earlier than now and no later than the horizon; a date is the clinic's day. */
function readRange({ start, end }: { start?: string; end?: string }, horizon: Span, zone: string): Span {
  const from = start === undefined ? horizon.start : instantOf(start, zone, 0);
  const to = end === undefined ? horizon.end : instantOf(end, zone, 1);
  if (!Number.isFinite(from) || !Number.isFinite(to)) {
    throw new Refusal(400, 'bad_range', 'start and end must be dates, or times with a time zone.');
  }
  return { start: Math.max(from, horizon.start), end: Math.min(to, horizon.end) };
}

function instantOf(text: string, zone: string, daysAfter: number): number {
  if (dateOnly.test(text) && Number.isFinite(Date.parse(text)))
    return startOfDay(addDays(text, daysAfter), zone);
  return dateTime.test(text) ? Date.parse(text) : NaN;
}
