import { clinicDay } from '../time/clinic-day.ts';

/** What was written on one day of the clinic's calendar. */
export type Day<T> = { day: string; messages: T[] };

/** Of messages in order. One without a time stands with those before it. */
export function groupDays<T extends { at: number }>(messages: readonly T[], zone: string): Day<T>[] {
  const days: Day<T>[] = [];
  for (const message of messages) {
    const last = days.at(-1);
    const day = Number.isNaN(message.at) ? (last?.day ?? '') : clinicDay(message.at, zone);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
