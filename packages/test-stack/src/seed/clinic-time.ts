/** Kathmandu's offset has not changed since 1986, and nothing that is seeded is older. */
const offsetMinutes = 5 * 60 + 45;
const minute = 60_000;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export type Weekday = (typeof weekdays)[number];

/** A day at the clinic, `2026-11-15`. */
export type ClinicDay = string;

export function clinicDay(instant: Date): ClinicDay {
  return new Date(instant.getTime() + offsetMinutes * minute).toISOString().slice(0, 10);
}

export function addDays(day: ClinicDay, days: number): ClinicDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * minute).toISOString().slice(0, 10);
}

export function weekdayOf(day: ClinicDay): Weekday {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  if (!weekday) throw new Error(`${day} is not a day.`);
  return weekday;
}

/** `2026-11-15T10:30:00+05:45` */
export function clinicTime(day: ClinicDay, time: string): string {
  return `${day}T${time}:00+05:45`;
}

/** Whole seconds in UTC, the one form in which the records server compares the starts of slots. */
export function utcTime(day: ClinicDay, time: string): string {
  return new Date(clinicTime(day, time)).toISOString().replace('.000Z', 'Z');
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function timeOf(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}
