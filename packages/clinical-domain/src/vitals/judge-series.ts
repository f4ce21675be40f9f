import { findDanger, judgeReading } from './judge-reading.ts';
import type { VitalPoint, VitalSeries } from './read-vitals.ts';
import { vitalLimits } from './vital-limits.ts';

/** Fewer say nothing about a course. */
export const fewestForTrend = 3;

/** What is said of the readings of one period. The counts are readings, `total` all that are in it. */
export type SeriesVerdict =
  | { kind: 'none' }
  | { kind: 'dangerous'; side: 'high' | 'low' | 'both'; count: number; total: number }
  | { kind: 'outside'; above: number; below: number; total: number }
  | { kind: 'drifting'; direction: 'up' | 'down'; change: number; total: number }
  | { kind: 'in-range'; total: number; isTooFew: boolean }
  | { kind: 'too-few'; total: number }
  | { kind: 'steady'; total: number };

/** The worst first: dangerous, outside the range, drifting, in range. `points` are those of the period, earliest first. */
export function judgeSeries(
  { kind, unit, ranges }: Pick<VitalSeries, 'kind' | 'unit' | 'ranges'>,
  points: readonly VitalPoint[],
  { isAdult = true }: { isAdult?: boolean } = {},
): SeriesVerdict {
  const total = points.length;
  if (total === 0) return { kind: 'none' };
  const dangers = isAdult ? points.flatMap(({ values }) => findDanger(kind, unit, values) ?? []) : [];
  const [side] = dangers;
  if (side !== undefined) {
    const isOneSided = dangers.every((each) => each === side);
    return { kind: 'dangerous', side: isOneSided ? side : 'both', count: dangers.length, total };
  }
  const sides = points.map(({ values, comparators }) => judgeReading(values, ranges, comparators));
  const above = sides.filter((side) => side === 'high').length;
  const below = sides.filter((side) => side === 'low').length;
  if (above + below > 0) return { kind: 'outside', above, below, total };
  const isTooFew = total < fewestForTrend;
  const drift = isTooFew ? undefined : findDrift(points, vitalLimits[kind].drift);
  if (drift) return { kind: 'drifting', ...drift, total };
  if (sides.every((side) => side === 'in')) return { kind: 'in-range', total, isTooFew };
  return isTooFew ? { kind: 'too-few', total } : { kind: 'steady', total };
}

/** The last three readings each go further than the one before, together by at least `least`. Of two values the upper counts. */
export function findDrift(
  points: readonly VitalPoint[],
  least: number,
): { direction: 'up' | 'down'; change: number } | undefined {
  const [first, second, third] = points.slice(-fewestForTrend).map(({ values }) => values[0] ?? 0);
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const steps = [second - first, third - second];
  // One digit behind the point is the most that is measured.
  const change = Math.round((third - first) * 10) / 10;
  if (Math.abs(change) < least) return undefined;
  if (steps.every((step) => step > 0)) return { direction: 'up', change };
  return steps.every((step) => step < 0) ? { direction: 'down', change } : undefined;
}
