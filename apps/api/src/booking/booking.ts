import type { Portal } from '../portal.ts';
import { findAvailableSlots } from './available-slots.ts';
import { book, findRepeat } from './book.ts';
import { cancel } from './cancel.ts';
import type { Booking } from './contract.ts';
import { createDesk } from './desk.ts';

export type { Answer, Booking, BookingContext } from './contract.ts';

export function createBooking(portal: Portal): Booking {
  const desk = createDesk(portal);
  return {
    book: (bundle, context) => book(desk, bundle, context),
    findRepeat: (bundle, context) => findRepeat(desk, bundle, context),
    cancel: (appointment, ifMatch, context) => cancel(desk, appointment, ifMatch, context),
    availableSlots: (roleId, range) => findAvailableSlots(desk, roleId, range),
  };
}
