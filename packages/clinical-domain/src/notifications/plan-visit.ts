import type { Appointment } from 'fhir/r4';
import { minute } from '../time/clinic-day.ts';
import { isOpenVisit } from '../booking/own-visits.ts';
import { findVisitState } from '../visits/visit-state.ts';
import type { NotificationEvent, PlannedNotification } from './notification.ts';

const hour = 60 * minute;
const reminders = [
  { event: 'visit-in-a-day', before: 24 * hour },
  { event: 'visit-in-an-hour', before: hour },
] as const;

/** What happened longer ago is no news. */
const newsFor = 24 * hour;

/**
 * What to tell of a visit, from its versions, oldest first: what has happened to it of late, by version, and the reminders
 * that are still to come, by time. Versions that nobody looked at in between are looked at now.
 */
export function planVisitNotifications(versions: readonly Appointment[], now: number): PlannedNotification[] {
  const newest = versions.at(-1);
  if (!newest) return [];
  const about = `Appointment/${newest.id}`;
  const news = versions.flatMap((version, index): PlannedNotification[] => {
    const at = Date.parse(version.meta?.lastUpdated ?? '');
    const event = findEvent(versions[index - 1], version);
    if (!event || !(at > now - newsFor)) return [];
    return [{ key: `${about}/${version.meta?.versionId}/${event}`, event, about, at, ...timeOf(version) }];
  });
  if (!isOpenVisit(newest, now)) return news;
  const start = Date.parse(newest.start ?? '');
  const coming = reminders
    .map(({ event, before }) => ({
      key: `${about}/${start}/${event}`,
      event,
      about,
      at: start - before,
      time: start,
    }))
    .filter(({ at }) => at > now);
  return [...news, ...coming];
}

/** Whether what was planned is still so. */
export function isVisitNotificationTrue(
  visit: Appointment,
  { event, time }: Pick<PlannedNotification, 'event' | 'time'>,
  now: number,
): boolean {
  if (event === 'visit-cancelled') return visit.status === 'cancelled';
  const isSameTime = Date.parse(visit.start ?? '') === time;
  if (event === 'visit-confirmed') return visit.status === 'booked' && isSameTime;
  return isSameTime && isOpenVisit(visit, now);
}

/** Notifications that the versions once gave reason for, and that name a time or a state that the visit no longer has. */
export function listOutdatedNotifications(versions: readonly Appointment[]): PlannedNotification[] {
  const newest = versions.at(-1);
  if (!newest) return [];
  const ever = versions.flatMap((version, index) =>
    planVisitNotifications(versions.slice(0, index + 1), Date.parse(version.meta?.lastUpdated ?? '')),
  );
  const isOff = newest.status === 'cancelled' || newest.status === 'entered-in-error';
  const outdated = ever.filter(({ event, time }) =>
    event === 'visit-cancelled' ? newest.status !== 'cancelled' : isOff || time !== startOf(newest),
  );
  return [...new Map(outdated.map((notification) => [notification.key, notification])).values()];
}

function findEvent(before: Appointment | undefined, after: Appointment): NotificationEvent | undefined {
  if (!before) return undefined;
  if (after.status === 'cancelled' && isOn(before)) return isByPatient(after) ? undefined : 'visit-cancelled';
  // Another time is the news, also where the clinic confirms it in the same step.
  if (isOn(after) && isOn(before) && startOf(before) !== startOf(after)) return 'visit-moved';
  return after.status === 'booked' && before.status !== 'booked' ? 'visit-confirmed' : undefined;
}

const isOn = ({ status }: Appointment) => ['proposed', 'pending', 'booked'].includes(status);

/** The patient cancelled it or took another time for it, and knows. */
const isByPatient = (visit: Appointment) =>
  ['moved', 'cancelled-by-patient'].includes(findVisitState(visit, 0));

const startOf = ({ start }: Appointment) => Date.parse(start ?? '');

const timeOf = ({ start }: Appointment) => (start === undefined ? {} : { time: Date.parse(start) });
