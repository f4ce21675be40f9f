import type { CodeableConcept } from 'fhir/r4';
import { isSameUnit, type Measured } from './measured.ts';
import type { ResultRange } from './result-range.ts';

/** How a result stands to what is normal. `abnormal` is said of results that are neither high nor low. */
export type Condition =
  'normal' | 'high' | 'low' | 'critical-high' | 'critical-low' | 'abnormal' | 'critical-abnormal';

/** The worse one first. */
const byWeight: Condition[] = [
  'critical-high',
  'critical-low',
  'critical-abnormal',
  'high',
  'low',
  'abnormal',
  'normal',
];

/** https://terminology.hl7.org/CodeSystem-v3-ObservationInterpretation.html, whose letters v2-0078 shares. */
const ofCode: Record<string, Condition> = {
  N: 'normal',
  H: 'high',
  HU: 'high',
  HX: 'high',
  '>': 'high',
  L: 'low',
  LU: 'low',
  LX: 'low',
  '<': 'low',
  HH: 'critical-high',
  LL: 'critical-low',
  A: 'abnormal',
  AA: 'critical-abnormal',
};

const ofWords: Record<string, Condition> = {
  normal: 'normal',
  high: 'high',
  low: 'low',
  abnormal: 'abnormal',
  'critical high': 'critical-high',
  'critically high': 'critical-high',
  'critical low': 'critical-low',
  'critically low': 'critical-low',
  critical: 'critical-abnormal',
};

export function isCritical(condition: Condition | undefined): boolean {
  return condition?.startsWith('critical') ?? false;
}

export function isOutside(condition: Condition | undefined): boolean {
  return condition !== undefined && condition !== 'normal';
}

export function compareWeight(one: Condition | undefined, other: Condition | undefined): number {
  const weight = (condition: Condition | undefined) =>
    condition === undefined ? byWeight.length : byWeight.indexOf(condition);
  return weight(one) - weight(other);
}

/** What the laboratory says; of several the worst. */
export function findInterpretation(interpretation: CodeableConcept[] | undefined): Condition | undefined {
  const said = (interpretation ?? []).flatMap(({ coding, text }) => [
    ...(coding ?? []).map(({ code }) => (Object.hasOwn(ofCode, code ?? '') ? ofCode[code ?? ''] : undefined)),
    findConditionWord(text),
  ]);
  return said.filter((condition) => condition !== undefined).toSorted(compareWeight)[0];
}

export function findConditionWord(word: string | undefined): Condition | undefined {
  const plain = (word ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ');
  return Object.hasOwn(ofWords, plain) ? ofWords[plain] : undefined;
}

/**
 * For a result that the laboratory did not interpret. `<5` may be anything from nothing to 5, and `<-5` anything below, so it
 * is judged only where all of that is on one side of a limit. A range never says critical.
 */
export function judgeByRange(measured: Measured, range: ResultRange | undefined): Condition | undefined {
  const { low, high, unit } = range ?? {};
  if (low === undefined && high === undefined) return undefined;
  if (low !== undefined && high !== undefined && low > high) return undefined;
  if (unit && measured.unit && !isSameUnit(unit, measured.unit)) return undefined;
  const { number, comparator } = measured;
  const lowest = number < 0 ? -Infinity : 0;
  const least = comparator?.startsWith('<') ? lowest : number;
  const most = comparator?.startsWith('>') ? Infinity : number;
  if (high !== undefined && (least > high || (comparator === '>' && least >= high))) return 'high';
  if (low !== undefined && (most < low || (comparator === '<' && most <= low))) return 'low';
  const isWithin = (low === undefined || least >= low) && (high === undefined || most <= high);
  return isWithin ? 'normal' : undefined;
}
