import { readVitals } from '@portal/clinical-domain/vitals/read-vitals';
import type { VitalKind } from '@portal/clinical-domain/vitals/vital-limits';
import type { Observation } from 'fhir/r4';

export type LatestVital = { kind: VitalKind; unit: string; at: string; values: number[] };

/** What was measured last; of several at once, the one that the page shows first. */
export function findLatestVital(observations: Observation[]): LatestVital | undefined {
  return readVitals(observations)
    .flatMap(({ kind, unit, points }) => points.map((point) => ({ kind, unit, ...point })))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0];
}
