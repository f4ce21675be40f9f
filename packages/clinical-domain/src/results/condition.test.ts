import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareWeight,
  findConditionWord,
  findInterpretation,
  isCritical,
  isOutside,
  judgeByRange,
  type Condition,
} from './condition.ts';
import type { Measured } from './measured.ts';
import type { ResultRange } from './result-range.ts';

const said = (...codes: string[]) => codes.map((code) => ({ coding: [{ code }] }));
const mg = { text: 'mg/dL', ucum: 'mg/dL' };
const measured = (number: number, comparator?: Measured['comparator']): Measured => ({
  number,
  comparator,
  unit: mg,
});
const range = (low?: number, high?: number): ResultRange => ({ low, high, unit: mg, text: undefined });

test.each([
  ['N', 'normal'],
  ['H', 'high'],
  ['L', 'low'],
  ['HH', 'critical-high'],
  ['LL', 'critical-low'],
  ['A', 'abnormal'],
  ['AA', 'critical-abnormal'],
  ['HU', 'high'],
  ['HX', 'high'],
  ['>', 'high'],
  ['LU', 'low'],
  ['LX', 'low'],
  ['<', 'low'],
  ['POS', undefined],
  ['toString', undefined],
])('%s means %s', (code, condition) => {
  expect(findInterpretation(said(code))).toBe(condition);
});

test('of several interpretations the worst counts', () => {
  expect(findInterpretation(said('N', 'H', 'HH'))).toBe('critical-high');
  expect(findInterpretation([{ text: 'High' }, { coding: [{ code: 'N' }] }])).toBe('high');
  expect(findInterpretation(undefined)).toBeUndefined();
});

test.each([
  ['Normal', 'normal'],
  ['high', 'high'],
  ['LOW', 'low'],
  ['abnormal', 'abnormal'],
  ['critical high', 'critical-high'],
  ['Critically-High', 'critical-high'],
  [' critical   low ', 'critical-low'],
  ['critically low', 'critical-low'],
  ['critical', 'critical-abnormal'],
  ['highish', undefined],
  ['toString', undefined],
  ['', undefined],
  [undefined, undefined],
])('the word %j means %s', (word, condition) => {
  expect(findConditionWord(word)).toBe(condition);
});

test('the worse one comes first, what nobody judged last', () => {
  const worstFirst: (Condition | undefined)[] = [
    'critical-high',
    'critical-low',
    'critical-abnormal',
    'high',
    'low',
    'abnormal',
    'normal',
    undefined,
  ];
  worstFirst.forEach((one, index) => {
    expect(compareWeight(one, one)).toBe(0);
    if (index > 0) expect(compareWeight(worstFirst[index - 1], one)).toBeLessThan(0);
  });
});

test('outside is what is judged and not normal', () => {
  expect([isOutside('low'), isOutside('normal'), isOutside(undefined)]).toEqual([true, false, false]);
});

test('an interpretation without a code or a text says nothing', () => {
  expect(findInterpretation([{}, { coding: [{}] }])).toBeUndefined();
});

test('only what the laboratory calls critical is critical', () => {
  expect(isCritical('critical-low')).toBe(true);
  expect(isCritical('low')).toBe(false);
  expect(isCritical(undefined)).toBe(false);
});

test.each([
  [measured(138), range(0, 100), 'high'],
  [measured(100), range(0, 100), 'normal'],
  [measured(9.9), range(10, 20), 'low'],
  [measured(5), range(undefined, 5), 'normal'],
  [measured(3), range(4), 'low'],
  [measured(3), range(), undefined],
  [measured(3), range(5, 1), undefined],
  [measured(3, '<'), range(0, 5), 'normal'],
  [measured(3, '<'), range(3, 5), 'low'],
  [measured(4, '<'), range(3, 5), undefined],
  [measured(5, '>'), range(0, 5), 'high'],
  [measured(4, '>'), range(0, 5), undefined],
  [measured(4, '>='), range(3), 'normal'],
  [measured(3, '>='), range(undefined, 3), undefined],
  [measured(4, '>='), range(undefined, 3), 'high'],
  [measured(3, '<='), range(3), undefined],
  [measured(2, '<='), range(3), 'low'],
  [measured(5, '<'), range(undefined, 5), 'normal'],
  [measured(6, '<'), range(undefined, 5), undefined],
  [measured(-6, '<'), range(undefined, -7), undefined],
  [measured(-6, '<'), range(-5), 'low'],
  [measured(0, '<='), range(0, 5), 'normal'],
  [measured(3, '>'), range(5), undefined],
  [measured(3), range(3, 3), 'normal'],
  [measured(3), undefined, undefined],
])('%j within %j is %s', (value, limits, condition) => {
  expect(judgeByRange(value, limits)).toBe(condition);
});

test('a range in another unit says nothing', () => {
  const molar = { ...range(0, 5), unit: { text: 'mmol/L', ucum: 'mmol/L' } };
  expect(judgeByRange(measured(138), molar)).toBeUndefined();
  expect(judgeByRange({ ...measured(138), unit: undefined }, molar)).toBe('high');
  expect(judgeByRange(measured(138), { ...molar, unit: undefined })).toBe('high');
});

test('a plain number between two limits is always high, low or normal, as the limits say', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(number, number, number, (value, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const expected = value > high ? 'high' : value < low ? 'low' : 'normal';
      expect(judgeByRange(measured(value), range(low, high))).toBe(expected);
    }),
  );
});
