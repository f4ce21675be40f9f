import type { Appointment, Resource } from 'fhir/r4';
import type { Caller } from '../patient-access/caller.ts';
import type { BookingRequest } from './parse-booking-request.ts';

export type Answer = { status: number; body: Resource; headers?: Record<string, string> };

export type BookingContext = { caller: Caller; idempotencyKey: string | undefined; requestId: string };

/** A visit as the patient wants it, and as it was when the gateway judged that. */
export type Cancellation = { wanted: Appointment; stored: Appointment; ifMatch: string | undefined };

/**
 * The booking rules. The gateway has already decided that the caller may make the call at all; what is refused here is told
 * by a Refusal or, where the answer carries more than a sentence, by the answer itself.
 */
export interface Booking {
  /** Books; where the request replaces an older visit, reschedules. */
  book(request: BookingRequest, context: BookingContext): Promise<Answer>;
  /** Before anything is looked up. @throws Refusal 429 where the patient's day was full a moment ago */
  requireRoom(request: BookingRequest, context: BookingContext): Promise<void>;
  /**
   * What an earlier sending of this request with this key has done, if it has. To be asked before the old visit is compared
   * with what is stored: a repeated reschedule names one that is cancelled by now.
   */
  findRepeat(request: BookingRequest, context: BookingContext): Promise<Answer | undefined>;
  /** PUT of an appointment. A patient can make one change: to cancel it. */
  cancel(cancellation: Cancellation, context: BookingContext): Promise<Answer>;
  availableSlots(
    roleId: string,
    range: { start?: string; end?: string },
    context: BookingContext,
  ): Promise<Answer>;
}
