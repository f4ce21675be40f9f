import type { Observation, ObservationComponent, Quantity } from 'fhir/r4';
import { findEffective } from '../results/effective.ts';
import { type Comparator, findComparator } from '../results/measured.ts';
import { readRange } from '../results/result-range.ts';
import { findReadingSource } from './reading-source.ts';
import { type Limits, vitalKinds, vitalLimits, type VitalKind } from './vital-limits.ts';

/** LOINC codes of each vital sign; the first is the one in which a patient's own reading is written. */
export const vitalCodesOf: Readonly<Record<VitalKind, readonly [string, ...string[]]>> = {
  'blood-pressure': ['85354-9', '55284-4'],
  pulse: ['8867-4'],
  weight: ['29463-7', '3141-9'],
  'glucose-fasting': ['41604-0'],
  glucose: ['41653-7', '2339-0'],
  temperature: ['8310-5'],
  oxygen: ['59408-5', '2708-6'],
  breathing: ['9279-1'],
  'body-mass-index': ['39156-5'],
  height: ['8302-2'],
};

export const systolic = '8480-6';
export const diastolic = '8462-4';

export const vitalCodes: readonly string[] = Object.values(vitalCodesOf).flat();

/** One measurement; blood pressure has two values, the upper one first. */
export type VitalPoint = {
  /** Of the Observation, by which a patient changes an own reading. */
  id: string;
  at: string;
  values: number[];
  /** Of each value: “<20” is not 20. Absent where all are exact. */
  comparators?: (Comparator | undefined)[];
  source: 'clinic' | 'home';
  note: string | undefined;
  /** When an own reading was typed in. */
  enteredAt: string | undefined;
};

/** Measurements that can be compared: the same sign in the same unit, earliest first. */
export type VitalSeries = {
  kind: VitalKind;
  unit: string;
  points: VitalPoint[];
  /** What is normal, for each value; undefined where nobody has said it. */
  ranges: Limits[] | undefined;
};

type Read = { point: VitalPoint; unit: string; ranges: Limits[] | undefined };

/**
 * What the clinic measured and what the patient typed in, on a known day, up to `until`. Readings of phones and bands have a
 * place of their own.
 */
export function readVitals(
  observations: Observation[],
  { isAdult = true, until = Infinity }: { isAdult?: boolean; until?: number } = {},
): VitalSeries[] {
  const measured = observations.filter(({ status }) => status !== 'entered-in-error');
  return vitalKinds.flatMap((kind) => {
    const found = measured
      .filter((observation) => isOf(observation, kind))
      .flatMap((one) => read(one, kind))
      .filter(({ point }) => Date.parse(point.at) <= until)
      .toSorted((one, other) => compareTime(one.point, other.point));
    const units = Map.groupBy(found, ({ unit }) => unit);
    return [...units].map(([unit, all]) => ({
      kind,
      unit,
      points: all.map(({ point }) => point),
      ranges:
        all.findLast(({ ranges }) => ranges !== undefined)?.ranges ??
        (isAdult ? findNormal(kind, unit) : undefined),
    }));
  });
}

/** The default for adults, where the unit is the table's. */
export function findNormal(kind: VitalKind, unit: string): Limits[] | undefined {
  const { normal, units } = vitalLimits[kind];
  return normal && units.includes(unit) ? [...normal] : undefined;
}

export function findVitalKind(observation: Observation): VitalKind | undefined {
  return vitalKinds.find((kind) => isOf(observation, kind));
}

function isOf({ code }: Observation, kind: VitalKind): boolean {
  const own: readonly string[] = vitalCodesOf[kind];
  return (code.coding ?? []).some(({ code: given = '' }) => own.includes(given));
}

function read(observation: Observation, kind: VitalKind): Read[] {
  const at = findEffective(observation);
  const source = findReadingSource(observation);
  if (source === 'device' || at === undefined || !isDay(at)) return [];
  const parts: (Observation | ObservationComponent | undefined)[] =
    kind === 'blood-pressure'
      ? [findPart(observation, systolic), findPart(observation, diastolic)]
      : [observation];
  const values = parts.flatMap((part) => part?.valueQuantity?.value ?? []);
  if (values.length !== parts.length) return [];
  const ranges = parts.map((part) => findLimits(part?.referenceRange));
  const comparators = parts.map((part) => findComparator(part?.valueQuantity));
  return [
    {
      point: {
        id: observation.id ?? '',
        at,
        values,
        ...(comparators.some(Boolean) && { comparators }),
        source,
        note: source === 'home' ? observation.note?.[0]?.text : undefined,
        enteredAt: source === 'home' ? observation.issued : undefined,
      },
      unit: unitOf(parts[0]?.valueQuantity),
      ranges: ranges.every((range) => range !== undefined) ? ranges : undefined,
    },
  ];
}

/** Of the same minute, what was typed in last comes last: it is the latest everywhere. */
const compareTime = (one: VitalPoint, other: VitalPoint) =>
  Date.parse(one.at) - Date.parse(other.at) ||
  (one.enteredAt ?? '').localeCompare(other.enteredAt ?? '') ||
  one.id.localeCompare(other.id);

/** A year or a month alone has no place among days. */
const isDay = (at: string) => at.length >= 10 && !Number.isNaN(Date.parse(at));

/** The clinic's own range of this reading, where it has numbers. */
function findLimits(written: Observation['referenceRange']): Limits | undefined {
  const { low, high } = readRange(written) ?? {};
  if (low === undefined && high === undefined) return undefined;
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}

function findPart({ component }: Observation, code: string): ObservationComponent | undefined {
  return component?.find((part) => part.code.coding?.some((coding) => coding.code === code));
}

/** UCUM's square brackets are not read out: mm[Hg] is mmHg, and Cel is °C. */
function unitOf(quantity: Quantity | undefined): string {
  const unit = (quantity?.unit ?? quantity?.code ?? '').replaceAll(/[[\]{}]/g, '');
  return unit === 'Cel' ? '°C' : unit;
}
