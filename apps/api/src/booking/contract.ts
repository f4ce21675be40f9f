import type { Appointment, Bundle, Resource } from 'fhir/r4';
import type { Caller } from '../patient-access/caller.ts';

export type Answer = { status: number; body: Resource; headers?: Record<string, string> };

export type BookingContext = { caller: Caller; idempotencyKey: string | undefined; requestId: string };

/**
 * The booking rules. The gateway has already decided that the caller may make the call at all; what is refused here is told
 * by a Refusal or, where the answer carries more than a sentence, by the answer itself.
 */
export interface Booking {
  /** The specification's transaction; with a third entry that cancels an older visit it reschedules. */
  book(bundle: Bundle, context: BookingContext): Promise<Answer>;
  /** Before anything is looked up. @throws Refusal 429 where the patient's day was full a moment ago */
  requireRoom(bundle: Bundle, context: BookingContext): Promise<void>;
  /**
   * What an earlier sending of this bundle with this key has done, if it has. To be asked before the bundle is compared with
   * what is stored: a repeated reschedule names a visit that is cancelled by now.
   */
  findRepeat(bundle: Bundle, context: BookingContext): Promise<Answer | undefined>;
  /** PUT of an appointment. A patient can make one change: to cancel it. */
  cancel(appointment: Appointment, ifMatch: string | undefined, context: BookingContext): Promise<Answer>;
  availableSlots(
    roleId: string,
    range: { start?: string; end?: string },
    context: BookingContext,
  ): Promise<Answer>;
}
