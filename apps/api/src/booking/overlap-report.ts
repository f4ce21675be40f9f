import type { Appointment } from 'fhir/r4';
import { slotsTaking } from '@portal/clinical-domain/booking/taken-times';
import type { BookingServices } from './booking-services.ts';
import type { BookingRequest } from './parse-booking-request.ts';
import { findId } from '../records/reference.ts';
import { updateEntry } from './records.ts';

/**
 * The records server's uniqueness covers equal starts only. Where another system wrote a slot at another start that overlaps
 * the visit just booked, nobody was refused: both stand. The hospital is told, in the log and by `Slot.overbooked`.
 */
export async function reportOverlap(
  { records, log }: BookingServices,
  request: BookingRequest,
  appointment: Appointment,
  requestId: string,
) {
  try {
    const ownId = findId(appointment.slot?.[0]?.reference, 'Slot');
    const taking = slotsTaking(await records.slotsDuring([request.scheduleId], request, 2500), request);
    const own = taking.find(({ id }) => id === ownId);
    const foreign = taking.filter(({ id }) => id !== ownId);
    if (!own || foreign.length === 0) return;
    log.error(
      { requestId, schedule: request.scheduleId, slot: ownId, overlapping: foreign.map(({ id }) => id) },
      'another system has booked a time that overlaps one booked here',
    );
    await records.transact([updateEntry({ ...own, overbooked: true })], { withinMs: 2500 });
  } catch (err) {
    log.warn({ err, requestId }, 'a booking could not be checked for overlaps with other systems');
  }
}
