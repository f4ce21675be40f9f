import { freeVisits, type VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import { nearestTimes } from '@portal/clinical-domain/booking/nearest-times';
import { withoutOwnVisits } from '@portal/clinical-domain/booking/own-visits';
import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { findNextAppointments } from '@portal/fhir-queries/appointment.query';
import { recordsClient } from '../../../session/records/records-client.ts';
import { getBookingRules } from '../clinic.ts';
import { fetchSlots, forgetSlots } from './taken-slots.ts';

const offered = 3;

/** What can be offered instead of a time that is gone; if the doctor's day cannot be read again, what the refusal named. */
export async function findNearestTimes(
  doctor: Doctor,
  wanted: string,
  named: VisitSlot[],
): Promise<VisitSlot[]> {
  try {
    await forgetSlots(doctor);
    const now = Date.now();
    const [slots, visits] = await Promise.all([
      fetchSlots(doctor),
      findNextAppointments(recordsClient, { from: new Date(now), count: 50 }),
    ]);
    const free = freeVisits(doctor.role, slots, now, getBookingRules());
    return nearestTimes(withoutOwnVisits(free, visits), wanted, offered);
  } catch {
    return nearestTimes(named, wanted, offered);
  }
}
