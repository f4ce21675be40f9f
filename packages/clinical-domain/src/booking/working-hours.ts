import type { Extension, Period, PractitionerRole, PractitionerRoleAvailableTime } from 'fhir/r4';
import { extensionUrls } from '../fhir/fhir-extensions.ts';
import { addDays, dayOfWeek, type Span } from '../time/clinic-day.ts';
import { clinicInstant, startOfDay } from '../time/clinic-time.ts';

const dayCodes = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The hours of one availableTime on one day, and how they are cut. */
export interface WorkingHours extends Span {
  windowMinutes: number;
  visitMinutes: number;
}

/** Whether the doctor keeps hours on this weekday at all, leave not considered. */
export function worksOn(role: PractitionerRole, day: string): boolean {
  return (role.availableTime ?? []).some((time) => matchesDay(time, day));
}

export function workingHoursOf(
  role: PractitionerRole,
  day: string,
  zone: string,
  defaultWindowMinutes: number,
): WorkingHours[] {
  return (role.availableTime ?? [])
    .filter((time) => matchesDay(time, day))
    .flatMap((time) => {
      const from = time.allDay ? 0 : parseTime(time.availableStartTime);
      const to = time.allDay ? 24 * 60 : parseTime(time.availableEndTime);
      if (from === undefined || to === undefined || to <= from) return [];
      const windowMinutes = readMinutes(time.extension, extensionUrls.bookingWindow) ?? defaultWindowMinutes;
      const visitMinutes = readMinutes(time.extension, extensionUrls.visitDuration) ?? windowMinutes;
      const span = { start: clinicInstant(day, from, zone), end: clinicInstant(day, to, zone) };
      return [{ ...span, windowMinutes, visitMinutes: Math.min(visitMinutes, windowMinutes) }];
    });
}

/** The doctor's leave; a date without a time means the whole of that day at the clinic. */
export function leaveOf(role: PractitionerRole, zone: string): Span[] {
  return (role.notAvailable ?? []).map(({ during }) => readPeriod(during, zone));
}

/** A date without a time stands for the whole of that day at the clinic; an open edge for ever. */
export function readPeriod(during: Period | undefined, zone: string): Span {
  const { start, end } = during ?? {};
  return {
    start: start === undefined ? -Infinity : instantOf(start, zone, 'first'),
    end: end === undefined ? Infinity : instantOf(end, zone, 'last'),
  };
}

/** Partial dates (2026, 2026-11) stand for their first or last day. */
function instantOf(text: string, zone: string, edge: 'first' | 'last'): number {
  if (text.includes('T')) return Date.parse(text);
  const [year = '', month, day] = text.split('-');
  const first = `${year}-${month ?? '01'}-${day ?? '01'}`;
  if (edge === 'first') return startOfDay(first, zone);
  if (day !== undefined) return startOfDay(addDays(first, 1), zone);
  const next = month === undefined ? [Number(year) + 1, 1] : nextMonth(Number(year), Number(month));
  return startOfDay(`${next[0]}-${String(next[1]).padStart(2, '0')}-01`, zone);
}

const nextMonth = (year: number, month: number) => (month === 12 ? [year + 1, 1] : [year, month + 1]);

function matchesDay({ daysOfWeek }: PractitionerRoleAvailableTime, day: string): boolean {
  const code = dayCodes[dayOfWeek(day)];
  return daysOfWeek === undefined || daysOfWeek.some((name) => name === code);
}

function parseTime(text: string | undefined): number | undefined {
  const parts = /^(\d{2}):(\d{2})/.exec(text ?? '');
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : undefined;
}

function readMinutes(extensions: Extension[] | undefined, url: string): number | undefined {
  const minutes = extensions?.find((extension) => extension.url === url)?.valueInteger;
  return minutes !== undefined && minutes > 0 ? minutes : undefined;
}
