/** What a patient can be told of, as the patient chooses it. */
export const notificationKinds = ['visit', 'reminder', 'result', 'message', 'payment', 'dose'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const visitEvents = [
  'visit-confirmed',
  'visit-moved',
  'visit-cancelled',
  'visit-in-a-day',
  'visit-in-an-hour',
] as const;
export type VisitEvent = (typeof visitEvents)[number];

/** What has happened, or is about to. */
export type NotificationEvent =
  VisitEvent | 'result-ready' | 'result-corrected' | 'message' | 'bill-issued' | 'dose';

/**
 * A notification that is to be made at an instant (milliseconds since 1970). `key` names the resource and the version that it
 * comes from, or the time that it is about: whoever plans the same notification again arrives at the same key.
 */
export type PlannedNotification = {
  key: string;
  event: NotificationEvent;
  about: string;
  at: number;
  /** The instant that it speaks of: the visit's beginning, the dose. */
  time?: number;
};

const kinds: Record<NotificationEvent, NotificationKind> = {
  'visit-confirmed': 'visit',
  'visit-moved': 'visit',
  'visit-cancelled': 'visit',
  'visit-in-a-day': 'reminder',
  'visit-in-an-hour': 'reminder',
  'result-ready': 'result',
  'result-corrected': 'result',
  message: 'message',
  'bill-issued': 'payment',
  dose: 'dose',
};

export function kindOf(event: NotificationEvent): NotificationKind {
  return kinds[event];
}

export function isVisitEvent(event: NotificationEvent): event is VisitEvent {
  return (visitEvents as readonly string[]).includes(event);
}
