import type { BookingRules } from '@portal/clinical-domain/booking/booking-windows';
import { getPortalConfig } from '../../http/portal-config.ts';

/** How this clinic takes bookings. */
export function getBookingRules(): BookingRules {
  const { clinicZone, bookingHorizonDays, defaultWindowMinutes } = getPortalConfig();
  return { zone: clinicZone, horizonDays: bookingHorizonDays, defaultWindowMinutes };
}
