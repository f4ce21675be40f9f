/** What a patient can be told of, as the patient chooses it. */
export const noticeKinds = ['visit', 'reminder', 'result', 'message', 'payment', 'dose'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const visitEvents = [
  'visit-confirmed',
  'visit-moved',
  'visit-cancelled',
  'visit-in-a-day',
  'visit-in-an-hour',
] as const;
export type VisitEvent = (typeof visitEvents)[number];

/** What has happened, or is about to. */
export type NoticeEvent =
  VisitEvent | 'result-ready' | 'result-corrected' | 'message' | 'bill-issued' | 'dose';

/**
 * A notice that is to be made at an instant (milliseconds since 1970). `key` names the resource and the version that it
 * comes from, or the time that it is about: whoever plans the same notice again arrives at the same key.
 */
export type PlannedNotice = {
  key: string;
  event: NoticeEvent;
  about: string;
  at: number;
  /** The instant that it speaks of: the visit's beginning, the dose. */
  time?: number;
};

const kinds: Record<NoticeEvent, NoticeKind> = {
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

export function kindOf(event: NoticeEvent): NoticeKind {
  return kinds[event];
}

export function isVisitEvent(event: NoticeEvent): event is VisitEvent {
  return (visitEvents as readonly string[]).includes(event);
}
