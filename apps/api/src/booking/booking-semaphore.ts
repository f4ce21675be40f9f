import { createSemaphore } from '../limits/semaphore.ts';
import { Refusal } from '../http/refusal.ts';

const detail = 'Many people are booking at the moment. Nothing was booked; try again in a few seconds.';

/** Bookings beyond the permits wait; those that wait too long are told to try again. */
export const createBookingSemaphore = (permits: number) =>
  createSemaphore(permits, () => new Refusal(503, 'busy', detail, { 'retry-after': '3' }));
