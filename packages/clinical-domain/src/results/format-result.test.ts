import { expect, test } from 'vitest';
import { formatMeasured, formatRange } from './format-result.ts';

const unit = { text: 'mg/dL', ucum: undefined };
const range = (low?: number, high?: number, text?: string) => ({ low, high, unit, text });

test('a number has its unit, and the digits of the language', () => {
  expect(formatMeasured({ number: 5.4, comparator: undefined, unit }, 'en')).toBe('5.4 mg/dL');
  expect(formatMeasured({ number: 138, comparator: '<=', unit }, 'ne')).toBe('≤१३८ mg/dL');
  expect(formatMeasured({ number: 6, comparator: '<', unit: undefined }, 'en')).toBe('<6');
  expect(formatMeasured({ number: 6, comparator: '>', unit: undefined }, 'en')).toBe('>6');
  expect(formatMeasured({ number: 6, comparator: '>=', unit: undefined }, 'en')).toBe('≥6');
});

test('limits without a unit', () => {
  expect(formatRange({ ...range(0, 100), unit: undefined }, 'en')).toBe('0 – 100');
  expect(formatRange({ ...range(4), unit: undefined }, 'ne')).toBe('≥ ४');
});

test.each([
  [range(0, 100), '0 – 100 mg/dL'],
  [range(undefined, 5), '≤ 5 mg/dL'],
  [range(40), '≥ 40 mg/dL'],
  [range(undefined, undefined, 'Pale yellow'), 'Pale yellow'],
  [range(), undefined],
])('%j is written %s', (limits, text) => {
  expect(formatRange(limits, 'en')).toBe(text);
});
