import { formatInstant } from '../time/clinic-day.ts';

/** One visit for a calendar of the patient's own. */
export type CalendarEvent = {
  /** The same for a visit and whatever it was moved to, so that a calendar changes its entry instead of adding one. */
  uid: string;
  /** Higher for each change. */
  sequence: number;
  start: string;
  end: string;
  title: string;
  place?: string | undefined;
  note?: string | undefined;
  state: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
};

/** How long before its beginning a calendar reminds of it, as RFC 5545 writes durations. */
const alarms = ['-P1D', '-PT1H'];

/** An iCalendar file (RFC 5545). */
export function formatCalendarFile(event: CalendarEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Patient Portal//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(Date.parse(event.start))}`,
    `DTEND:${formatUtc(Date.parse(event.end))}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    ...(event.note ? [`DESCRIPTION:${escapeText(event.note)}`] : []),
    `STATUS:${event.state}`,
    ...(event.state === 'CANCELLED' ? [] : alarms.flatMap((trigger) => formatAlarm(trigger, event.title))),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function formatAlarm(trigger: string, title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
}

const formatUtc = (instant: number) => formatInstant(instant).replaceAll(/[-:]/g, '');

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (letter) => `\\${letter}`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

const longestLine = 75;

/** No line is longer than 75 bytes, and no letter is cut in two: what goes on begins with a blank. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (length + bytes > longestLine) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += bytes;
  }
  return folded;
}
