import type { Portal } from '../portal/portal.ts';
import { findAvailableSlots } from './available-slots.ts';
import { book, findRepeat, requireRoom } from './book.ts';
import { cancel } from './cancel.ts';
import type { Booking } from './contract.ts';
import { createBookingServices } from './booking-services.ts';

export type { Answer, Booking, BookingContext, Cancellation } from './contract.ts';

export function createBooking(portal: Portal): Booking {
  const services = createBookingServices(portal);
  return {
    book: (request, context) => book(services, request, context),
    requireRoom: (request, context) => requireRoom(services, request, context),
    findRepeat: (request, context) => findRepeat(services, request, context),
    cancel: (cancellation, context) => cancel(services, cancellation, context),
    availableSlots: (roleId, range) => findAvailableSlots(services, roleId, range),
  };
}
