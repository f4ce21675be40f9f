import type { Appointment } from 'fhir/r4';
import { formatDate, formatTime } from '../format-date.ts';
import type { ClinicView } from '../format-locale.ts';
import { findVisitPlace } from '../visits/visit-place.ts';
import { findCancelReason, findVisitState, type VisitState } from '../visits/visit-state.ts';
import type { NoticeWords } from './notice-words.ts';
import type { VisitEvent } from './notice.ts';
import { englishVisit, nepaliVisit } from './visit-sentences.ts';

/** What a visit's notification may say. Outside the portal anybody may be looking: no doctor, no place, no reason there. */
export type VisitFacts = {
  state: VisitState;
  mode: 'video' | 'in-person';
  doctor?: string | undefined;
  place?: string | undefined;
  reason?: string | undefined;
  /** The clinic's, to call. */
  phone?: string | undefined;
};

type Known = { doctor?: string | undefined; phone?: string | undefined; isPrivate: boolean };

/** The facts of a visit as it is now, by the same rules as every screen. */
export function readVisitFacts(
  visit: Appointment,
  { doctor, phone, isPrivate }: Known,
  { language }: Pick<ClinicView, 'language'>,
  now: number,
): VisitFacts {
  const place = findVisitPlace(visit, language);
  const facts = { state: findVisitState(visit, now), mode: place.mode, phone };
  if (!isPrivate) return facts;
  return {
    ...facts,
    doctor,
    place: place.mode === 'in-person' ? place.name?.text : undefined,
    reason: findCancelReason(visit, language)?.text,
  };
}

export function visitNoticeWords(
  event: VisitEvent,
  time: number | undefined,
  facts: VisitFacts,
  view: ClinicView,
): NoticeWords {
  const instant = new Date(time ?? 0);
  const sentences = view.language === 'ne' ? nepaliVisit : englishVisit;
  return sentences[event]({ ...facts, day: formatDate(instant, view), time: formatTime(instant, view) });
}
