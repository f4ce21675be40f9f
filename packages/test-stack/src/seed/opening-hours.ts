import type { HealthcareServiceAvailableTime } from 'fhir/r4';
import { minutesOf, timeOf, weekdayOf, type ClinicDay, type Weekday } from './clinic-time.ts';

interface Opening {
  days: Weekday[];
  from: string;
  to: string;
}

/** `sun tue 10:00-12:00 13:00-15:00` → one opening for each span. */
export function parseHours(text: string): Opening[] {
  const words = text.split(' ');
  const days = words.filter((word): word is Weekday => !word.includes(':'));
  const spans = words.filter((word) => word.includes(':'));
  return spans.map((span) => {
    const [from = '', to = ''] = span.split('-');
    return { days, from, to };
  });
}

export function availableTime({ days, from, to }: Opening): HealthcareServiceAvailableTime {
  return { daysOfWeek: days, availableStartTime: `${from}:00`, availableEndTime: `${to}:00` };
}

/** The times of that day at which a visit of so many minutes can begin. */
export function visitTimes(hours: string[], visitMinutes: number, day: ClinicDay): string[] {
  return hours
    .flatMap(parseHours)
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .flatMap(({ from, to }) => {
      const count = Math.floor((minutesOf(to) - minutesOf(from)) / visitMinutes);
      return Array.from({ length: count }, (_, index) => timeOf(minutesOf(from) + index * visitMinutes));
    })
    .sort();
}
