import type { Quantity } from 'fhir/r4';
import { expect, test } from 'vitest';
import { isSameUnit, readMeasured } from './measured.ts';

const ucum = 'http://unitsofmeasure.org';

test.each<[string, Quantity | undefined, unknown]>([
  ['a number', { value: 5 }, { number: 5, comparator: undefined, unit: undefined }],
  ['nothing', undefined, undefined],
  ['no number', {}, undefined],
  ['text', { value: '5' as unknown as number }, undefined],
  ['no number that can be', { value: Infinity }, undefined],
  [
    'with a unit',
    { value: 0, unit: ' mg ' },
    { number: 0, comparator: undefined, unit: { text: 'mg', ucum: undefined } },
  ],
  [
    'with its code',
    { value: 5, unit: 'mg', system: ucum, code: 'mg' },
    { number: 5, comparator: undefined, unit: { text: 'mg', ucum: 'mg' } },
  ],
  [
    'by its code alone',
    { value: 5, system: ucum, code: 'mg' },
    { number: 5, comparator: undefined, unit: { text: 'mg', ucum: 'mg' } },
  ],
  [
    'with another system’s code',
    { value: 5, unit: 'mg', system: 'urn:x', code: 'm' },
    { number: 5, comparator: undefined, unit: { text: 'mg', ucum: undefined } },
  ],
  [
    'with the unit of a mere number',
    { value: 5, system: ucum, code: '1' },
    { number: 5, comparator: undefined, unit: undefined },
  ],
])('%s', (_what, quantity, expected) => {
  expect(readMeasured(quantity)).toEqual(expected);
});

test.each(['<', '<=', '>=', '>'] as const)('%s', (comparator) => {
  expect(readMeasured({ value: 5, comparator })?.comparator).toBe(comparator);
});

test('what is no comparator is none', () => {
  expect(readMeasured({ value: 5, comparator: 'ad' as '<' })?.comparator).toBeUndefined();
});

test('units are the same by their codes, else by their words', () => {
  const unit = (text: string, code?: string) => ({ text, ucum: code });
  expect(isSameUnit(unit('mg/dl', 'mg/dL'), unit('mg/dL', 'mg/dL'))).toBe(true);
  expect(isSameUnit(unit('mg', 'mg'), unit('mg', 'g'))).toBe(false);
  expect(isSameUnit(unit('mg', 'mg'), unit('mg'))).toBe(true);
  expect(isSameUnit(unit('mg'), unit('mg', 'g'))).toBe(true);
  expect(isSameUnit(unit('mg', 'x'), unit('g'))).toBe(false);
  expect(isSameUnit(undefined, undefined)).toBe(true);
  expect([isSameUnit(unit('mg'), undefined), isSameUnit(undefined, unit('mg'))]).toEqual([false, false]);
});
