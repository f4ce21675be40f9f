import { expect, test } from 'vitest';
import { bookingHeading, bookingTitle } from './booking-title.ts';

test.each([
  ['proposed', 'Request sent', 'Booking Confirmed'],
  ['waitlisted', 'Request sent', 'Booking Confirmed'],
  ['confirmed', 'Booking Confirmed', 'Booking Confirmed'],
  ['checked-in', 'Booking Confirmed', 'Booking Confirmed'],
  ['declined', 'Cancelled', 'Cancelled'],
  ['unanswered', 'Proposed', 'Proposed'],
] as const)('A8: a booking that is %s is headed %s; the page is titled %s', (state, heading, title) => {
  expect(bookingHeading(state).message).toBe(heading);
  expect(bookingTitle(state).message).toBe(title);
});
