import type { Observation, Quantity } from 'fhir/r4';
import { isOwnReading } from './own-readings.ts';

/** LOINC codes of the vital signs that are shown, in the order in which they are. */
const codes = {
  'blood-pressure': ['85354-9', '55284-4'],
  pulse: ['8867-4'],
  weight: ['29463-7', '3141-9'],
  'body-mass-index': ['39156-5'],
  height: ['8302-2'],
  temperature: ['8310-5'],
  oxygen: ['59408-5', '2708-6'],
  breathing: ['9279-1'],
} as const;

const [systolic, diastolic] = ['8480-6', '8462-4'];

export type VitalKind = keyof typeof codes;

export const vitalCodes: readonly string[] = Object.values(codes).flat();

/** One measurement; blood pressure has two values, the upper one first. */
export type VitalPoint = { at: string; values: number[] };

/** Measurements that can be compared: the same sign in the same unit, earliest first. */
export type VitalSeries = { kind: VitalKind; unit: string; points: VitalPoint[] };

/** What the clinic measured. Readings of the patient's own devices have a place of their own. */
export function readVitals(observations: Observation[]): VitalSeries[] {
  const measured = observations.filter(
    (observation) => observation.status !== 'entered-in-error' && !isOwnReading(observation),
  );
  return (Object.keys(codes) as VitalKind[]).flatMap((kind) => {
    const found = measured
      .filter((observation) => isOf(observation, kind))
      .flatMap((one) => toPoint(one, kind));
    const units = Map.groupBy(found, ({ unit }) => unit);
    return [...units].map(([unit, points]) => ({
      kind,
      unit,
      points: points
        .map(({ at, values }) => ({ at, values }))
        .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    }));
  });
}

export function findVitalKind(observation: Observation): VitalKind | undefined {
  return (Object.keys(codes) as VitalKind[]).find((kind) => isOf(observation, kind));
}

function isOf({ code }: Observation, kind: VitalKind): boolean {
  const own: readonly string[] = codes[kind];
  return (code.coding ?? []).some(({ code: given = '' }) => own.includes(given));
}

function toPoint(observation: Observation, kind: VitalKind): (VitalPoint & { unit: string })[] {
  const at = observation.effectiveDateTime ?? observation.effectivePeriod?.start ?? observation.issued;
  if (at === undefined || Number.isNaN(Date.parse(at))) return [];
  const parts =
    kind === 'blood-pressure'
      ? [findPart(observation, systolic), findPart(observation, diastolic)]
      : [observation.valueQuantity];
  const values = parts.flatMap((part) => part?.value ?? []);
  return values.length === parts.length ? [{ at, values, unit: unitOf(parts[0]) }] : [];
}

function findPart({ component }: Observation, code: string | undefined): Quantity | undefined {
  return component?.find((part) => part.code.coding?.some((coding) => coding.code === code))?.valueQuantity;
}

/** UCUM's square brackets are not read out: mm[Hg] is mmHg. */
function unitOf(quantity: Quantity | undefined): string {
  return (quantity?.unit ?? quantity?.code ?? '').replaceAll(/[[\]{}]/g, '');
}
