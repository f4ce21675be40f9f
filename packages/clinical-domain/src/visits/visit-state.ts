import type { Appointment } from 'fhir/r4';
import { extensionUrls, systemUris } from '../fhir/fhir-extensions.ts';
import type { LanguageTag } from '../language/format-locale.ts';
import { readTranslated, type RecordText } from '../language/translated-text.ts';

export type VisitState =
  /** Asked for; the clinic has not answered. */
  | 'proposed'
  /** Asked for, and its time went by without an answer. */
  | 'unanswered'
  | 'waitlisted'
  | 'confirmed'
  | 'checked-in'
  | 'completed'
  /** Given up by its patient for another time. */
  | 'moved'
  | 'cancelled-by-patient'
  /** Asked for, and the clinic said no. */
  | 'declined'
  | 'cancelled-by-clinic'
  /** The record does not say by whom. */
  | 'cancelled'
  | 'missed'
  | 'entered-in-error';

/** The one rule of what state a visit is in, for every screen, file and notification. */
export function findVisitState(visit: Appointment, now: number): VisitState {
  switch (visit.status) {
    case 'proposed':
    case 'pending':
      return isOver(visit, now) ? 'unanswered' : 'proposed';
    case 'waitlist':
      return 'waitlisted';
    case 'booked':
      return 'confirmed';
    case 'arrived':
    case 'checked-in':
      return 'checked-in';
    case 'fulfilled':
      return 'completed';
    case 'cancelled':
      return findCancelledState(visit);
    case 'noshow':
      return 'missed';
    case 'entered-in-error':
      return 'entered-in-error';
  }
}

const called: ReadonlySet<VisitState> = new Set([
  'moved',
  'cancelled-by-patient',
  'declined',
  'cancelled-by-clinic',
  'cancelled',
]);

export const isCalledOff = (state: VisitState): boolean => called.has(state);

/** Why a visit was called off, where its record says more than by whom. */
export function findCancelReason(
  { cancelationReason }: Appointment,
  language: LanguageTag,
): RecordText | undefined {
  const own = cancelationReason?.coding?.find(({ system }) => system === systemUris.cancelReason);
  return readTranslated(cancelationReason, 'text', language) ?? readTranslated(own, 'display', language);
}

function isOver({ start, end }: Appointment, now: number): boolean {
  const until = end ?? start;
  return until !== undefined && Date.parse(until) < now;
}

function findCancelledState({ extension, cancelationReason, participant }: Appointment): VisitState {
  if (extension?.some(({ url }) => url === extensionUrls.rescheduledTo)) return 'moved';
  const codings = cancelationReason?.coding ?? [];
  const ofHl7 = codings.filter(({ system }) => system === systemUris.hl7CancelReason);
  const isPatients =
    codings.some(({ system }) => system === systemUris.cancelReason) ||
    ofHl7.some(({ code }) => code?.startsWith('pat'));
  if (isPatients) return 'cancelled-by-patient';
  const hasDeclined = (type: string) =>
    participant.some(
      ({ actor, status }) => status === 'declined' && actor?.reference?.startsWith(`${type}/`),
    );
  if (hasDeclined('Practitioner') || hasDeclined('PractitionerRole')) return 'declined';
  if (ofHl7.some(({ code }) => /^(prov|maint|meds)/.test(code ?? ''))) return 'cancelled-by-clinic';
  return hasDeclined('Patient') ? 'cancelled-by-patient' : 'cancelled';
}
