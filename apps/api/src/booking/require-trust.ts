import type { Appointment, Slot } from 'fhir/r4';
import { visitsOfDay } from '@portal/clinical-domain/booking/booking-windows';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { isOpenVisit } from '@portal/clinical-domain/booking/own-visits';
import { slotsTaking } from '@portal/clinical-domain/booking/taken-times';
import { Refusal } from '../http/refusal.ts';
import type { BookingServices } from './booking-services.ts';
import type { Order } from './order.ts';

/**
 * Accounts that nobody has verified cost nothing to make. Each has one visit to come, and together they never take more
 * than half of a doctor's day. @throws Refusal 422
 */
export function requireTrust(
  { rules, openBookingsUnverified }: BookingServices,
  { doctor, request }: Order,
  others: Appointment[],
  slots: Slot[],
) {
  const open = others.filter((visit) => isOpenVisit(visit, Date.now())).length;
  const times = visitsOfDay(doctor.role, clinicDay(request.start, rules.zone), rules);
  const taken = times.filter((time) => slotsTaking(slots, time).length > 0).length;
  if (open < openBookingsUnverified && taken + 1 <= times.length / 2) return;
  throw new Refusal(
    422,
    'verify_email_first',
    'To book this visit, confirm your e-mail address and sign in again, or call the clinic.',
  );
}
