import type { Observation } from 'fhir/r4';
import { addDays, clinicDay } from '../time/clinic-day.ts';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { findReadingSource } from './reading-source.ts';

/** LOINC codes of what phones and bands measure, by the specification's names. */
export const readingCodes = {
  steps: ['55423-8', '41950-7'],
  sleep: ['93832-4'],
  heart_rate: ['8867-4'],
  calories: ['41981-2'],
} as const;

export type Metric = keyof typeof readingCodes;

export const metrics = Object.keys(readingCodes) as Metric[];
export const allReadingCodes: readonly string[] = Object.values(readingCodes).flat();

/** One day of one metric; sleep in seconds. `endDate` is the last moment that it tells of. */
export type Reading = { day: string; value: number; endDate: string };

/** The readings of one metric, a day each, earliest first; of two for one day the later stands. */
export function readDays(observations: Observation[], metric: Metric, zone: string): Reading[] {
  const days = new Map<string, Reading>();
  for (const observation of observations) {
    const reading =
      findReadingSource(observation) === 'device' &&
      isOf(observation, metric) &&
      toReading(observation, zone);
    if (!reading) continue;
    const known = days.get(reading.day);
    if (!known || Date.parse(known.endDate) <= Date.parse(reading.endDate)) days.set(reading.day, reading);
  }
  return [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day));
}

function isOf({ code, status }: Observation, metric: Metric): boolean {
  const codes: readonly string[] = readingCodes[metric];
  return (
    status !== 'entered-in-error' && (code.coding ?? []).some(({ code: own = '' }) => codes.includes(own))
  );
}

const seconds: Record<string, number> = { s: 1, min: 60, h: 3600, hr: 3600 };

function toReading(observation: Observation, zone: string): Reading | undefined {
  const { effectivePeriod, effectiveDateTime, valueQuantity } = observation;
  const start = effectivePeriod?.start ?? effectiveDateTime;
  const { value, code, unit } = valueQuantity ?? {};
  if (start === undefined || value === undefined) return undefined;
  const factor = seconds[code ?? unit ?? ''] ?? 1;
  return {
    day: findNamedDay(observation) ?? dayOf(start, zone),
    value: value * factor,
    endDate: effectivePeriod?.end ?? start,
  };
}

/** The patient's own day, which is another than the clinic's where the patient travels, or slept before midnight. */
function findNamedDay({ identifier }: Observation): string | undefined {
  const name = (identifier ?? []).find(({ system }) => system === systemUris.wearableReading)?.value;
  return /\/(\d{4}-\d{2}-\d{2})$/.exec(name ?? '')?.[1];
}

/** A date without a time is that day everywhere. */
function dayOf(start: string, zone: string): string {
  return start.includes('T') ? clinicDay(Date.parse(start), zone) : start.slice(0, 10);
}

/** What this device knows of a day stands over what was synced of it. */
export function mergeDays(synced: readonly Reading[], onDevice: readonly Reading[]): Reading[] {
  const days = new Map([...synced, ...onDevice].map((reading) => [reading.day, reading]));
  return [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day));
}

/** The last `count` days up to today, those without a reading among them. */
export function lastDays(
  days: readonly Reading[],
  today: string,
  count: number,
): { day: string; reading: Reading | undefined }[] {
  const known = new Map(days.map((reading) => [reading.day, reading]));
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index + 1 - count);
    return { day, reading: known.get(day) };
  });
}
