import type { Slot } from 'fhir/r4';
import { formatInstant, overlaps, type Span } from '../time/clinic-day.ts';

/** A slot that is neither free nor withdrawn takes its time, whoever wrote it. */
export function takenSpan(slot: Slot): Span[] {
  if (slot.status === 'free' || slot.status === 'entered-in-error') return [];
  return [{ start: Date.parse(slot.start), end: Date.parse(slot.end) }];
}

/** The slots that take some of this time. */
export function slotsTaking(slots: Slot[], visit: Span): Slot[] {
  return slots.filter((slot) => takenSpan(slot).some((span) => overlaps(span, visit)));
}

/**
 * The slot to be made busy when the visit is booked: the one that begins at that instant, published by the hospital or
 * freed by a cancel. Uniqueness compares text, so the one that is written in our form comes first.
 */
export function findSlotToReuse(slots: Slot[], visit: Span): Slot | undefined {
  const sameStart = slots.filter((slot) => Date.parse(slot.start) === visit.start);
  return sameStart.find((slot) => slot.start === formatInstant(visit.start)) ?? sameStart[0];
}
