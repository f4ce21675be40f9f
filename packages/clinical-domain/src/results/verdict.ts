import { isCritical, isOutside, type Condition } from './condition.ts';
import type { Report } from './read-report.ts';

/** What a report comes to: how many of its values lie outside the range, and to which side. */
export type Verdict =
  | { kind: 'within'; count: 0; of: number }
  | { kind: 'above' | 'below' | 'outside'; count: number; of: number };

const above = new Set<Condition | undefined>(['high', 'critical-high']);
const below = new Set<Condition | undefined>(['low', 'critical-low']);

/**
 * Undefined where nothing certain can be said: results in words alone, a value that nobody judged, one that is not shown
 * to the patient, a test that was cancelled or entered in error. One value outside the range is certain whatever the rest.
 */
export function findVerdict({
  state,
  parameters,
  missing,
}: Pick<Report, 'state' | 'parameters' | 'missing'>): Verdict | undefined {
  if (state === 'cancelled' || state === 'mistaken') return undefined;
  const of = parameters.length;
  const outside = parameters.filter(({ condition }) => isOutside(condition));
  const count = outside.length;
  if (count > 0) {
    if (outside.every(({ condition }) => above.has(condition))) return { kind: 'above', count, of };
    if (outside.every(({ condition }) => below.has(condition))) return { kind: 'below', count, of };
    return { kind: 'outside', count, of };
  }
  const isWhole = of > 0 && missing === 0 && parameters.every(({ condition }) => condition === 'normal');
  return isWhole ? { kind: 'within', count: 0, of } : undefined;
}

/** Whether a value is certain to lie outside the range. */
export function isOutOfRange(report: Parameters<typeof findVerdict>[0]): boolean {
  return (findVerdict(report)?.count ?? 0) > 0;
}

export function hasCritical({ parameters }: Pick<Report, 'parameters'>): boolean {
  return parameters.some(({ condition }) => isCritical(condition));
}

/** Which of several reports is told first: a critical one, then one outside the range, then as they came. */
export function sortByWeight<R extends Parameters<typeof findVerdict>[0]>(reports: readonly R[]): R[] {
  const weigh = (report: R) => (hasCritical(report) ? 2 : Number(isOutOfRange(report)));
  return reports.toSorted((one, other) => weigh(other) - weigh(one));
}
