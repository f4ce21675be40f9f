import type { CodeableConcept, Observation, Quantity, Reference } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { addDays, clinicTime, type ClinicDay } from '../clinic-time.ts';
import { coding, hl7Concept, quantity } from '../fhir-values.ts';
import { stableId } from '../ids.ts';

const loinc = 'http://loinc.org';
const days = 30;

interface Metric {
  name: 'steps' | 'sleep' | 'heart_rate' | 'calories';
  category: CodeableConcept;
  code: CodeableConcept;
  read: (day: number) => Quantity;
}

const activity = hl7Concept('observation-category', 'activity', 'Activity');

/** Ups and downs that are the same for the same day of the history. */
const swing = (day: number, width: number) =>
  Math.round(Math.sin(day * 2.4) * width + Math.cos(day * 0.9) * (width / 2));

/** The two step codes of LOINC: the count, and the same as a total of 24 hours. */
const metrics: Metric[] = [
  {
    name: 'steps',
    category: activity,
    code: {
      coding: [
        coding(loinc, '55423-8', 'Number of steps in unspecified time Pedometer'),
        coding(loinc, '41950-7', 'Number of steps in 24 hour Measured'),
      ],
      text: 'Steps Count',
    },
    read: (day) => quantity(6482 + swing(day, 2400), 'steps', '{steps}'),
  },
  {
    name: 'sleep',
    category: activity,
    code: { coding: [coding(loinc, '93832-4', 'Sleep duration')], text: 'Sleep' },
    read: (day) => quantity(25_920 + 60 * swing(day + 3, 50), 's', 's'),
  },
  {
    name: 'heart_rate',
    category: hl7Concept('observation-category', 'vital-signs', 'Vital Signs'),
    code: { coding: [coding(loinc, '8867-4', 'Heart rate')], text: 'Heart Rate' },
    read: (day) => quantity(72 + swing(day + 7, 5), 'bpm', '/min'),
  },
  {
    name: 'calories',
    category: activity,
    code: { coding: [coding(loinc, '41981-2', 'Calories burned')], text: 'Calories' },
    read: (day) => quantity(1240 + swing(day, 310), 'kcal', 'kcal'),
  },
];

/** The thirty full days before today; today's reading comes from the patient's own phone. */
export function buildWearables(patient: Reference, patientId: string, today: ClinicDay): Observation[] {
  return Array.from({ length: days }, (_, index) => index + 1).flatMap((daysAgo) =>
    metrics.map((metric) => buildReading(metric, addDays(today, -daysAgo), daysAgo, patient, patientId)),
  );
}

function buildReading(
  { name, category, code, read }: Metric,
  day: ClinicDay,
  daysAgo: number,
  patient: Reference,
  patientId: string,
): Observation {
  const key = `${patientId}/${name}/${day}`;
  return {
    resourceType: 'Observation',
    id: stableId('Observation', key),
    identifier: [{ system: systemUris.wearableReading, value: key }],
    status: 'final',
    category: [category],
    code,
    subject: patient,
    effectivePeriod: { start: clinicTime(day, '00:00'), end: clinicTime(day, '23:59') },
    performer: [patient],
    valueQuantity: read(daysAgo),
    device: { display: 'Fitness band' },
  };
}
