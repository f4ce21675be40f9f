import type { Observation } from 'fhir/r4';
import { clinicDay, formatInstant } from '../time/clinic-day.ts';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { uuidV5 } from '../ids/uuid-v5.ts';
import { isPossibleReading } from '../written/bounds.ts';
import type { Metric, Reading } from './own-readings.ts';

/** What a phone's health store tells of one stretch of time, in milliseconds since 1970. */
export type Bucket = { start: number; end: number; value: number };

/** One day of one metric as this device knows it. Until the day is over it may still grow. */
export type DailyReading = Reading & { metric: Metric; startDate: string; isOver: boolean };

/** RFC 9562 namespace of the portal's readings. */
const readingNamespace = '0d2f9a57-3b1c-4e86-a7d4-95c0e6b8f213';

/** What makes two reports of a day the same one. */
export function readingName(
  patientId: string,
  { metric, day }: Pick<DailyReading, 'metric' | 'day'>,
): string {
  return `${patientId}/${metric}/${day}`;
}

/** A health store's buckets as days of the patient. `end` is where the next begins, or lies ahead for today. */
export function toDailyReadings(
  metric: Metric,
  buckets: readonly Bucket[],
  { now, zone }: { now: number; zone: string },
): DailyReading[] {
  const today = clinicDay(now, zone);
  return buckets.flatMap(({ start, end, value }) => {
    if (!isPossibleReading(readingKinds[metric].code[0], Math.round(value)) || start > now) return [];
    const last = Math.max(start, Math.min(end - 1000, now));
    // A night begins the day before; elsewhere the middle is on the right day even where clocks were changed.
    const day = clinicDay(metric === 'sleep' ? last : (start + last) / 2, zone);
    return [
      {
        metric,
        day,
        value: Math.round(value),
        startDate: formatInstant(start),
        endDate: formatInstant(last),
        isOver: day < today,
      },
    ];
  });
}

const activity = ['activity', 'Activity'] as const;
const vitalSigns = ['vital-signs', 'Vital Signs'] as const;

/** How each is said in FHIR: the code and its name, what it is called, the unit and its code. */
export const readingKinds = {
  steps: {
    category: activity,
    code: ['55423-8', 'Number of steps in unspecified time Pedometer'],
    text: 'Steps Count',
    unit: ['steps', '{steps}'],
  },
  sleep: { category: activity, code: ['93832-4', 'Sleep duration'], text: 'Sleep', unit: ['s', 's'] },
  heart_rate: {
    category: vitalSigns,
    code: ['8867-4', 'Heart rate'],
    text: 'Heart Rate',
    unit: ['bpm', '/min'],
  },
  calories: {
    category: activity,
    code: ['41981-2', 'Calories burned'],
    text: 'Calories',
    unit: ['kcal', 'kcal'],
  },
} as const;

/** Its id is made of whose, what and which day it is: however often it is sent, there is one. */
export async function buildReading(patientId: string, reading: DailyReading): Promise<Observation> {
  const { category, code, text, unit } = readingKinds[reading.metric];
  const self = { reference: `Patient/${patientId}` };
  const name = readingName(patientId, reading);
  return {
    resourceType: 'Observation',
    id: await uuidV5(readingNamespace, name),
    identifier: [{ system: systemUris.wearableReading, value: name }],
    status: reading.isOver ? 'final' : 'preliminary',
    category: [
      {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/observation-category',
            code: category[0],
            display: category[1],
          },
        ],
      },
    ],
    code: { coding: [{ system: 'http://loinc.org', code: code[0], display: code[1] }], text },
    subject: self,
    effectivePeriod: { start: reading.startDate, end: reading.endDate },
    performer: [self],
    valueQuantity: {
      value: reading.value,
      unit: unit[0],
      system: 'http://unitsofmeasure.org',
      code: unit[1],
    },
  };
}

/** What was not sent as it is now, of the days since `since`. `sent` keeps the value by name. */
export function chooseUnsent(
  patientId: string,
  readings: readonly DailyReading[],
  { since, sent }: { since: string; sent: ReadonlyMap<string, string> },
): DailyReading[] {
  return readings.filter(
    (reading) => reading.day >= since && sent.get(readingName(patientId, reading)) !== stateOf(reading),
  );
}

/** Equal when there is nothing new to say of the day. */
export function stateOf({ value, isOver }: DailyReading): string {
  return `${value} ${isOver}`;
}
