import { type RecordChange, eventNames } from '@portal/api-contract/events';
import type { OwnChange } from './own-change.ts';

/** What goes over the wire: https://html.spec.whatwg.org/multipage/server-sent-events.html. The patient is not named in it. */
export function changeText({ cursor, type, id, version }: OwnChange): string {
  const change: RecordChange = { cursor, type, id, version };
  return eventText(eventNames.change, cursor, JSON.stringify(change));
}

export function readyText(cursor: string): string {
  return eventText(eventNames.ready, cursor, '{}');
}

export function resetText(cursor: string): string {
  return eventText(eventNames.reset, cursor, '{}');
}

/** Keeps proxies from closing a quiet stream, and moves the reader's cursor on. */
export function beatText(cursor: string | undefined): string {
  return cursor === undefined ? ': beat\n\n' : eventText('beat', cursor, '{}');
}

function eventText(name: string, id: string, data: string): string {
  return `event: ${name}\nid: ${id}\ndata: ${data}\n\n`;
}
