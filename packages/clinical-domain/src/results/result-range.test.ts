import { expect, test } from 'vitest';
import { parseRange, readRange } from './result-range.ts';

const limits = (low?: number, high?: number, unit?: string) => ({
  low,
  high,
  unit: unit === undefined ? undefined : { text: unit, ucum: undefined },
});

test.each([
  ['0 - 100 mg/dL', limits(0, 100, 'mg/dL')],
  ['0-100', limits(0, 100)],
  ['-1.5 – 12.25  mmol / L', limits(-1.5, 12.25, 'mmol / L')],
  ['4 to 5.6%', limits(4, 5.6, '%')],
  ['4to6', limits(4, 6)],
  [' < 5 mg/L ', limits(undefined, 5, 'mg/L')],
  ['<=5', limits(undefined, 5)],
  ['≤5%', limits(undefined, 5, '%')],
  ['> 40 mg/dL', limits(40, undefined, 'mg/dL')],
  ['>=-4.5', limits(-4.5)],
  ['≥ 4', limits(4)],
  ['Pale yellow', limits()],
  ['about 4 - 6', limits()],
  ['4 - 6mg', limits()],
  ['4 - 6 ', limits(4, 6)],
  ['about < 6', limits()],
  ['< 6mg', limits()],
  ['< 1:80', limits()],
  ['4. - 6', limits()],
  ['4', limits()],
])('%j', (text, expected) => {
  expect(parseRange(text)).toEqual({ ...expected, text: text.trim() });
});

test('no words, no range', () => {
  expect([parseRange(undefined), parseRange(''), parseRange('  ')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

const quantity = (value: number, unit?: string) => ({ value, ...(unit && { unit }) });
const typed = (code: string) => ({ type: { coding: [{ code: 'x' }, { code }] } });

test('of several ranges the normal one', () => {
  const normal = { ...typed('normal'), low: quantity(4) };
  const treated = { ...typed('treatment'), low: quantity(1) };
  expect(readRange([treated, normal])?.low).toBe(4);
  expect(readRange([{ low: quantity(2) }, normal])?.low).toBe(2);
  expect([readRange([treated]), readRange([{ type: {} }]), readRange([]), readRange(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('limits stand above the words, and have the unit of either', () => {
  const text = '0 - 9';
  expect(readRange([{ low: quantity(1), high: quantity(5, 'mg'), text }])).toEqual({
    ...limits(1, 5, 'mg'),
    text,
  });
  expect(readRange([{ low: quantity(1, 'g'), text }])).toEqual({ ...limits(1, undefined, 'g'), text });
  expect(readRange([{ high: quantity(5) }])).toEqual({ ...limits(undefined, 5), text: undefined });
  expect(readRange([{ text }])).toEqual({ ...limits(0, 9), text });
});
