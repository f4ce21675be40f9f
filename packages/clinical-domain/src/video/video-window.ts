import type { Appointment } from 'fhir/r4';
import { minute, type Span } from '../time/clinic-day.ts';
import { systemUris } from '../fhir/fhir-extensions.ts';

/** How long before its time the call of a visit opens. */
export const opensMinutesBefore = 10;
/** A doctor who runs late, or a talk that takes longer, is no reason to shut the door. */
const staysOpenMinutes = 30;
/** Of a visit that does not say how long it is. */
const usualMinutes = 60;

const joinable: ReadonlySet<string> = new Set(['booked', 'arrived', 'checked-in']);

export type JoinRefusal = 'not_video' | 'not_booked' | 'too_early' | 'too_late';

export function isVideoVisit({ serviceType }: Pick<Appointment, 'serviceType'>): boolean {
  const codings = (serviceType ?? []).flatMap(({ coding }) => coding ?? []);
  return codings.some(({ system, code }) => system === systemUris.visitMode && code === 'video');
}

/** From when until when the call of a visit can be joined; nothing of one whose time is not set. */
export function findVideoWindow({
  start,
  end,
  minutesDuration,
}: Pick<Appointment, 'start' | 'end' | 'minutesDuration'>): Span | undefined {
  const begins = Date.parse(start ?? '');
  if (Number.isNaN(begins)) return undefined;
  const said = Date.parse(end ?? '');
  const ends = said > begins ? said : begins + (minutesDuration ?? usualMinutes) * minute;
  return { start: begins - opensMinutesBefore * minute, end: ends + staysOpenMinutes * minute };
}

/** Why a visit's own patient cannot join its call now; nothing if they can. The server and the screens ask this same rule. */
export function findJoinRefusal(visit: Appointment, now: number): JoinRefusal | undefined {
  if (!isVideoVisit(visit)) return 'not_video';
  const window = findVideoWindow(visit);
  if (!joinable.has(visit.status) || !window) return 'not_booked';
  if (now < window.start) return 'too_early';
  return now < window.end ? undefined : 'too_late';
}
