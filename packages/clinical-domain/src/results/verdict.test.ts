import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition } from './condition.ts';
import type { Parameter } from './parameter.ts';
import type { ReportState } from './report-state.ts';
import { findVerdict, isOutOfRange, sortByWeight } from './verdict.ts';

const parameter = (condition: Condition | undefined, at: number): Parameter => ({
  key: String(at),
  code: undefined,
  loinc: undefined,
  name: { text: 'Test', language: 'en' },
  gloss: undefined,
  measured: undefined,
  valueText: undefined,
  range: undefined,
  condition,
  note: undefined,
  at: undefined,
  isPending: false,
});
const verdictOf = (
  conditions: (Condition | undefined)[],
  { state = 'completed', missing = 0 }: { state?: ReportState; missing?: number } = {},
) => findVerdict({ state, missing, parameters: conditions.map(parameter) });

test.each([
  [['high', 'normal', 'critical-high'], { kind: 'above', count: 2, of: 3 }],
  [['low', 'normal'], { kind: 'below', count: 1, of: 2 }],
  [['low', 'critical-low'], { kind: 'below', count: 2, of: 2 }],
  [['high', 'low', 'abnormal'], { kind: 'outside', count: 3, of: 3 }],
  [['abnormal'], { kind: 'outside', count: 1, of: 1 }],
  [['normal', 'normal'], { kind: 'within', count: 0, of: 2 }],
  [['high', undefined], { kind: 'above', count: 1, of: 2 }],
  [['normal', undefined], undefined],
  [[undefined], undefined],
  [[], undefined],
] as const)('A9: a report of %j has the verdict %j', (conditions, verdict) => {
  expect(verdictOf([...conditions])).toEqual(verdict);
});

test('A9: a result that the patient is not shown leaves no “all in range”, but hides no value outside it', () => {
  expect(verdictOf(['normal'], { missing: 1 })).toBeUndefined();
  expect(verdictOf(['low'], { missing: 1 })).toMatchObject({ kind: 'below' });
});

test.each(['cancelled', 'mistaken'] as const)('A9: a %s report has no verdict', (state) => {
  expect(verdictOf(['high'], { state })).toBeUndefined();
});

const conditions = fc.array(
  fc.constantFrom<(Condition | undefined)[]>(
    'normal',
    'high',
    'low',
    'critical-high',
    'critical-low',
    'abnormal',
    'critical-abnormal',
    undefined,
  ),
);

test('A9: “all in range” is never said over a value that is outside, unknown or missing', () => {
  fc.assert(
    fc.property(conditions, fc.nat({ max: 2 }), (list, missing) => {
      const isWithin = verdictOf(list, { missing })?.kind === 'within';
      expect(isWithin).toBe(
        list.length > 0 && missing === 0 && list.every((condition) => condition === 'normal'),
      );
    }),
  );
});

test('A9: the count is that of the values outside, in whatever order they stand', () => {
  fc.assert(
    fc.property(conditions, (list) => {
      const outside = list.filter((condition) => condition !== undefined && condition !== 'normal').length;
      expect(verdictOf(list)?.count ?? 0).toBe(outside);
      expect(verdictOf(list.toReversed())).toEqual(verdictOf(list));
    }),
  );
});

test('out of range is what has a value outside it, whatever the rest; what nobody judged is not', () => {
  const isOut = (...conditions: (Condition | undefined)[]) =>
    isOutOfRange({ state: 'completed', missing: 0, parameters: conditions.map(parameter) });
  expect([isOut('normal', 'low'), isOut('abnormal', undefined)]).toEqual([true, true]);
  expect([isOut('normal'), isOut(undefined), isOut()]).toEqual([false, false, false]);
});

test('a critical report is told first, then one outside the range, then as they came', () => {
  const report = (id: string, ...conditions: Condition[]) => ({
    id,
    state: 'completed' as const,
    missing: 0,
    parameters: conditions.map(parameter),
  });
  const came = [
    report('usual', 'normal'),
    report('high', 'normal', 'high'),
    report('usual too', 'normal'),
    report('critical', 'critical-low'),
    report('low', 'low'),
  ];
  expect(sortByWeight(came).map(({ id }) => id)).toEqual(['critical', 'high', 'low', 'usual', 'usual too']);
});
