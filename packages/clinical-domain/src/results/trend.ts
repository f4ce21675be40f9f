import { isSameUnit, type Measured, type Unit } from './measured.ts';
import type { Parameter } from './parameter.ts';
import type { ResultRange } from './result-range.ts';

export type TrendPoint = Parameter & { measured: Measured; at: number };

/** One thing over time, the oldest first; `now` is the result that it was asked for. */
export type Trend = {
  unit: Unit | undefined;
  range: ResultRange | undefined;
  points: TrendPoint[];
  now: TrendPoint;
};

/**
 * Only the same code in the same unit can be followed; nothing is converted, and a value without a time has no place in it.
 * The range is that of the asked result, and only where it is in that unit too.
 */
export function findTrend(asked: Parameter, others: Parameter[]): Trend | undefined {
  if (!isPoint(asked) || asked.code === undefined) return undefined;
  const { unit } = asked.measured;
  const points = new Map<string, TrendPoint>();
  for (const other of [...others, asked]) {
    if (isPoint(other) && other.code === asked.code && isSameUnit(other.measured.unit, unit))
      points.set(other.key, other);
  }
  const range = asked.range;
  const hasLimits = range?.low !== undefined || range?.high !== undefined;
  const isComparable = hasLimits && (range?.unit === undefined || isSameUnit(range.unit, unit));
  return {
    unit,
    range: isComparable ? range : undefined,
    points: [...points.values()].toSorted(
      (one, other) => one.at - other.at || (one.key < other.key ? -1 : 1),
    ),
    now: asked,
  };
}

export type TrendSummary = {
  count: number;
  first: TrendPoint;
  last: TrendPoint;
  now: TrendPoint;
  /** The one just before, and by how much this one differs from it. */
  before: { point: TrendPoint; direction: 'higher' | 'lower' | 'same'; difference: number } | undefined;
};

export function summariseTrend({ points, now }: Trend): TrendSummary {
  const place = points.findIndex(({ key }) => key === now.key);
  const before = points[place - 1];
  return {
    count: points.length,
    first: points[0] ?? now,
    last: points.at(-1) ?? now,
    now,
    before: before && { point: before, ...compare(before.measured.number, now.measured.number) },
  };
}

function compare(before: number, now: number) {
  const decimals = Math.max(countDecimals(before), countDecimals(now));
  const difference = Number(Math.abs(now - before).toFixed(decimals));
  if (difference === 0) return { direction: 'same' as const, difference };
  return { direction: now > before ? ('higher' as const) : ('lower' as const), difference };
}

const mostDecimals = 10;

function countDecimals(number: number): number {
  return Math.min(mostDecimals, /\.(\d+)$/.exec(String(number))?.[1]?.length ?? 0);
}

function isPoint(parameter: Parameter): parameter is TrendPoint {
  return parameter.measured !== undefined && parameter.at !== undefined;
}
