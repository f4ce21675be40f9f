import type { Observation, Quantity } from 'fhir/r4';
import { formatInstant, minute } from '../time/clinic-day.ts';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { isPlainText } from '../written/plain-text.ts';
import { readingKinds } from './daily-reading.ts';
import { diastolic, systolic, vitalCodesOf } from './read-vitals.ts';
import { vitalLimits, type VitalKind } from './vital-limits.ts';

/** What a patient can measure at home and type in. */
export const homeKinds = [
  'blood-pressure',
  'pulse',
  'weight',
  'glucose-fasting',
  'glucose',
  'temperature',
  'oxygen',
] as const satisfies readonly VitalKind[];

export type HomeKind = (typeof homeKinds)[number];

/** One reading as it was typed in; the times in milliseconds since 1970. */
export type HomeReading = {
  /** A UUID made on the device: however often it is sent, there is one. */
  id: string;
  kind: HomeKind;
  values: number[];
  at: number;
  enteredAt: number;
  note: string | undefined;
};

const day = 24 * 60 * minute;

/** For so long after it was typed in, a reading can be changed or taken back. */
export const changeableMs = day;
/** Readings of a month can be copied from a notebook. */
export const oldestMs = 31 * day;
/** Clocks differ by minutes; what lies further ahead is a mistake. */
export const aheadMs = 10 * minute;
export const longestNote = 200;

const loinc = 'http://loinc.org';
const ucum = 'http://unitsofmeasure.org';
const categorySystem = 'http://terminology.hl7.org/CodeSystem/observation-category';
const vitalSigns = { system: categorySystem, code: 'vital-signs', display: 'Vital Signs' };

/** How each is said in FHIR: the names that LOINC gives to its codes, what it is called, the unit and its code. */
export const homeTerms: Readonly<
  Record<HomeKind, { display: string; text: string; unit: readonly [string, string] }>
> = {
  'blood-pressure': {
    display: 'Blood pressure panel with all children optional',
    text: 'Blood pressure',
    unit: ['mmHg', 'mm[Hg]'],
  },
  // The band's pulse has the same code, and one code has one name.
  pulse: {
    display: readingKinds.heart_rate.code[1],
    text: readingKinds.heart_rate.text,
    unit: ['beats/min', '/min'],
  },
  weight: { display: 'Body weight', text: 'Weight', unit: ['kg', 'kg'] },
  'glucose-fasting': {
    display: 'Fasting glucose [Mass/volume] in Capillary blood by Glucometer',
    text: 'Glucose (fasting)',
    unit: ['mg/dL', 'mg/dL'],
  },
  glucose: {
    display: 'Glucose [Mass/volume] in Capillary blood by Glucometer',
    text: 'Glucose',
    unit: ['mg/dL', 'mg/dL'],
  },
  temperature: { display: 'Body temperature', text: 'Temperature', unit: ['°C', 'Cel'] },
  oxygen: {
    display: 'Oxygen saturation in Arterial blood by Pulse oximetry',
    text: 'Blood oxygen',
    unit: ['%', '%'],
  },
};

export const pressureParts = [
  { code: systolic, display: 'Systolic blood pressure' },
  { code: diastolic, display: 'Diastolic blood pressure' },
] as const;

export function buildHomeReading(
  patientId: string,
  reading: HomeReading,
  status: 'final' | 'amended' | 'entered-in-error' = 'final',
): Observation {
  const { id, kind, values, at, enteredAt, note } = reading;
  const { display, text } = homeTerms[kind];
  const self = { reference: `Patient/${patientId}` };
  const measured: Pick<Observation, 'valueQuantity' | 'component'> =
    kind === 'blood-pressure'
      ? {
          component: pressureParts.map((part, index) => ({
            code: { coding: [{ system: loinc, ...part }] },
            valueQuantity: quantityOf(kind, values[index] ?? 0),
          })),
        }
      : { valueQuantity: quantityOf(kind, values[0] ?? 0) };
  return {
    resourceType: 'Observation',
    id,
    identifier: [{ system: systemUris.homeReading, value: id }],
    status,
    category: [{ coding: [vitalSigns] }],
    code: { coding: [{ system: loinc, code: vitalCodesOf[kind][0], display }], text },
    subject: self,
    effectiveDateTime: formatInstant(at),
    issued: formatInstant(enteredAt),
    performer: [self],
    ...measured,
    ...(note ? { note: [{ text: note }] } : {}),
  };
}

function quantityOf(kind: HomeKind, value: number): Quantity {
  const [unit, code] = homeTerms[kind].unit;
  return { value, unit, system: ucum, code };
}

/** The reading that an Observation tells of; undefined where it is none, or not in the form in which one is written. */
export function parseHomeReading(observation: Observation): HomeReading | undefined {
  const kind = homeKinds.find((one) => observation.code?.coding?.[0]?.code === vitalCodesOf[one][0]);
  const [at, enteredAt] = [parseInstant(observation.effectiveDateTime), parseInstant(observation.issued)];
  const isHome = observation.identifier?.[0]?.system === systemUris.homeReading;
  if (!isHome || !kind || at === undefined || enteredAt === undefined) return undefined;
  const parts = kind === 'blood-pressure' ? (observation.component ?? []) : [observation];
  const values = parts.map((part) => part.valueQuantity?.value ?? NaN);
  return { id: observation.id ?? '', kind, values, at, enteredAt, note: observation.note?.[0]?.text };
}

/** Whole seconds, UTC, as `formatInstant` writes them. */
function parseInstant(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return undefined;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : instant;
}

export type ReadingFault = 'value' | 'order' | 'future' | 'too-old' | 'note';

/** What makes a reading impossible to save: the sheet and the gateway ask the same. */
export function findReadingFault(
  { kind, values, at, enteredAt, note = '' }: Omit<HomeReading, 'id'>,
  now: number,
): ReadingFault | undefined {
  const { entry = [] } = vitalLimits[kind];
  if (values.length !== entry.length || !values.every((value, index) => isPossible(kind, index, value)))
    return 'value';
  const [upper = 0, lower = 0] = values;
  if (kind === 'blood-pressure' && upper <= lower) return 'order';
  if (Math.max(at, enteredAt) > now + aheadMs) return 'future';
  if (Math.min(at, enteredAt) < now - oldestMs) return 'too-old';
  return note.length > longestNote || note.trim() !== note || !isPlainText(note) ? 'note' : undefined;
}

/** Within the span, and no more digits than a device shows. */
export function isPossible(kind: HomeKind, index: number, value: number): boolean {
  const { span: [least, most] = [NaN, NaN], decimals = 0 } = vitalLimits[kind].entry?.[index] ?? {};
  const scaled = value * 10 ** decimals;
  return value >= least && value <= most && Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

export function isChangeable({ enteredAt }: Pick<HomeReading, 'enteredAt'>, now: number): boolean {
  return now - enteredAt < changeableMs;
}

/** A thermometer shows either scale, and no number is a living body's on both. Kept in °C, with one digit. */
export function toCelsius(shown: number): number {
  return shown > 60 ? Math.round(((shown - 32) / 1.8) * 10) / 10 : shown;
}
