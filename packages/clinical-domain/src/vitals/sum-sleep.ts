import { clinicDay, minute, type Span } from '../time/clinic-day.ts';
import type { Bucket } from './daily-reading.ts';

/** Whoever is awake for longer has got up. */
const longestWaking = 120 * minute;

/**
 * Seconds asleep, a bucket for each day. A night counts whole for the day on which it ended: cut at midnight, it would be
 * told too short. What a watch and a phone both saw counts once.
 */
export function sumSleep(asleep: readonly Span[], zone: string): Bucket[] {
  const days = new Map<string, Bucket>();
  for (const night of findNights(join(asleep))) {
    const [first, last] = [night[0], night.at(-1)];
    if (!first || !last) continue;
    const day = clinicDay(last.end, zone);
    const known = days.get(day);
    days.set(day, {
      start: known?.start ?? first.start,
      end: last.end,
      value: (known?.value ?? 0) + night.reduce((sum, { start, end }) => sum + (end - start) / 1000, 0),
    });
  }
  return [...days.values()];
}

/** In order of time, none over another. */
function join(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (end <= start) continue;
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

function findNights(spans: Span[]): Span[][] {
  const nights: Span[][] = [];
  for (const span of spans) {
    const night = nights.at(-1);
    const last = night?.at(-1);
    if (night && last && span.start - last.end <= longestWaking) night.push(span);
    else nights.push([span]);
  }
  return nights;
}
