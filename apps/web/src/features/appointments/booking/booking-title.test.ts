import { expect, test } from 'vitest';
import { bookingTitle } from './booking-title.ts';

test.each([
  ['proposed', 'Request sent'],
  ['waitlisted', 'Request sent'],
  ['confirmed', 'Booking Confirmed'],
  ['checked-in', 'Booking Confirmed'],
  ['declined', 'Cancelled'],
  ['unanswered', 'Proposed'],
] as const)('A8: a booking that is %s is headed %s', (state, title) => {
  expect(bookingTitle(state).message).toBe(title);
});
