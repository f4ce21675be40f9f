import type { Appointment } from 'fhir/r4';
import { formatDate, formatTime } from '../time/format-date.ts';
import type { ClinicView } from '../language/format-locale.ts';
import { findVisitPlace } from '../visits/visit-place.ts';
import { findCancelReason, findVisitState } from '../visits/visit-state.ts';
import type { VisitEvent } from './notification.ts';
import {
  englishVisit,
  nepaliVisit,
  undatedVisitText,
  type VisitFacts,
  type VisitStrings,
} from './visit-sentences.ts';

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

/** A visit that has no time yet is told without one. */
export function visitNotificationText(
  event: VisitEvent,
  time: number | undefined,
  facts: VisitFacts,
  view: ClinicView,
): VisitStrings {
  const instant = new Date(time ?? 0);
  const sentences = view.language === 'ne' ? nepaliVisit : englishVisit;
  const said = { ...facts, day: formatDate(instant, view), time: formatTime(instant, view) };
  const { topic, text } = sentences[event](said);
  return { topic, text: time === undefined ? undatedVisitText[view.language] : text };
}
