import type { Portal } from '../portal/portal.ts';
import { findAvailableSlots } from './available-slots.ts';
import { book, findRepeat, requireRoom } from './book.ts';
import { cancel } from './cancel.ts';
import type { Booking } from './contract.ts';
import { createBookingServices } from './booking-services.ts';

export type { Answer, Booking, BookingContext } from './contract.ts';

export function createBooking(portal: Portal): Booking {
  const services = createBookingServices(portal);
  return {
    book: (bundle, context) => book(services, bundle, context),
    requireRoom: (bundle, context) => requireRoom(services, bundle, context),
    findRepeat: (bundle, context) => findRepeat(services, bundle, context),
    cancel: (appointment, ifMatch, context) => cancel(services, appointment, ifMatch, context),
    availableSlots: (roleId, range) => findAvailableSlots(services, roleId, range),
  };
}
