import type { Comparator } from '../results/measured.ts';
import type { VitalPoint, VitalSeries } from './read-vitals.ts';
import { type Limits, vitalLimits, type VitalKind } from './vital-limits.ts';

export type Side = 'low' | 'in' | 'high';

/** How a value stands to its range; undefined where there is none. */
export function judgeValue(value: number, range: Limits | undefined): Side | undefined {
  if (range?.low === undefined && range?.high === undefined) return undefined;
  if (range.high !== undefined && value > range.high) return 'high';
  return range.low !== undefined && value < range.low ? 'low' : 'in';
}

export function isOutside(value: number, range: Limits | undefined): boolean {
  const side = judgeValue(value, range);
  return side === 'high' || side === 'low';
}

/** A limit of danger belongs to the danger: 180 is dangerous where the limit is 180. */
export function findDanger(
  kind: VitalKind,
  unit: string,
  values: readonly number[],
): 'low' | 'high' | undefined {
  const { danger = [], units } = vitalLimits[kind];
  if (!units.includes(unit)) return undefined;
  const sides = values.map((value, index) => {
    const { low = -Infinity, high = Infinity } = danger[index] ?? {};
    return value >= high ? 'high' : value <= low ? 'low' : undefined;
  });
  return sides.find((side) => side !== undefined);
}

/** One reading as a whole: a value above its range counts before one below. “>90” is above 90 or far above: never in. */
export function judgeReading(
  values: readonly number[],
  ranges: readonly Limits[] | undefined,
  comparators: readonly (Comparator | undefined)[] = [],
): Side | undefined {
  const sides = new Set(
    values.map((value, index) => {
      const side = judgeValue(value, ranges?.[index]);
      return side === 'in' && comparators[index] ? undefined : side;
    }),
  );
  return (['high', 'low', 'in'] as const).find((side) => sides.has(side));
}

/** A dangerous reading asks for a call while it is this fresh; an older one is for the next talk with the doctor. */
const callWithinMs = 48 * 3_600_000;

/** The last dangerous reading that is so fresh that somebody has to be called about it now; a normal one after it is no end. */
export function findToCallAbout(
  { kind, unit }: Pick<VitalSeries, 'kind' | 'unit'>,
  points: readonly VitalPoint[],
  now: number,
): VitalPoint | undefined {
  return points.findLast(
    ({ at, values }) => now - Date.parse(at) < callWithinMs && findDanger(kind, unit, values) !== undefined,
  );
}
