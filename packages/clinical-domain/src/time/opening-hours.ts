import type { HealthcareServiceAvailableTime } from 'fhir/r4';
import { listWeekdays } from './format-calendar.ts';
import { formatTimeRange } from './format-date.ts';
import type { LanguageTag } from '../language/format-locale.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** One line of opening hours. Days that are not named are every day; times that are not named are day and night. */
export type Opening = { days: string | undefined; hours: string | undefined };

export function readOpeningHours(
  times: HealthcareServiceAvailableTime[] | undefined,
  language: LanguageTag,
): Opening[] {
  return (times ?? []).map(({ daysOfWeek, allDay, availableStartTime, availableEndTime }) => ({
    days: formatDays(daysOfWeek ?? [], language),
    hours:
      allDay || availableStartTime === undefined
        ? undefined
        : formatTimeRange(toInstant(availableStartTime), toEnd(availableEndTime), { zone: 'UTC', language }),
  }));
}

/** 'Sun – Fri', 'Sun, Tue'; undefined for the whole week. Three days or more in a row are a span. */
export function formatDays(days: string[], language: LanguageTag): string | undefined {
  const names = listWeekdays(language);
  const open = weekdays.map((day) => days.includes(day));
  if (open.every(Boolean) || !open.some(Boolean)) return undefined;
  const parts: string[] = [];
  for (let first = 0; first < open.length; first += 1) {
    if (!open[first]) continue;
    let last = first;
    while (open[last + 1]) last += 1;
    if (last - first >= 2) parts.push(`${names[first]} – ${names[last]}`);
    else parts.push(...names.slice(first, last + 1));
    first = last;
  }
  return parts.join(', ');
}

function toInstant(time: string): Date {
  return new Date(`1970-01-01T${time}Z`);
}

function toEnd(time: string | undefined): Date | undefined {
  return time === undefined ? undefined : toInstant(time);
}
