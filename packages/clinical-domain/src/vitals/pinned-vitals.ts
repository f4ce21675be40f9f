import type { VitalSeries } from './read-vitals.ts';
import { vitalKinds, type VitalKind } from './vital-limits.ts';

/** So many vital signs have room on the dashboard. */
export const mostPinned = 3;

/** Of each sign the series that was measured last, in the order of the page of vitals. */
export function listLatestSeries(all: readonly VitalSeries[]): VitalSeries[] {
  return vitalKinds.flatMap((kind) => {
    const own = all.filter((series) => series.kind === kind && series.points.length > 0);
    return own.toSorted((one, other) => latestOf(other) - latestOf(one)).slice(0, 1);
  });
}

/** What the patient chose, else the first ones; of a choice only what was ever measured. */
export function choosePinned(
  all: readonly VitalSeries[],
  chosen: readonly VitalKind[] | undefined,
): VitalSeries[] {
  const latest = listLatestSeries(all);
  const wanted = latest.filter(({ kind }) => chosen?.includes(kind));
  return (wanted.length > 0 ? wanted : latest).slice(0, mostPinned);
}

/** The moment of the last reading. */
export const latestOf = ({ points }: VitalSeries) => Date.parse(points.at(-1)?.at ?? '');
