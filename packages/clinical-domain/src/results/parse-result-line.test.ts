import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseResultLine } from './parse-result-line.ts';

test('the specification’s form', () => {
  expect(parseResultLine('LDL Cholesterol: 138 mg/dL (0 - 100 mg/dL) high')).toEqual({
    name: 'LDL Cholesterol',
    measured: { number: 138, comparator: undefined, unit: { text: 'mg/dL', ucum: undefined } },
    valueText: undefined,
    range: { low: 0, high: 100, unit: { text: 'mg/dL', ucum: undefined }, text: '0 - 100 mg/dL' },
    condition: 'high',
  });
});

test.each([
  ['HbA1c: 5.4 % (4 - 5.6 %) normal', { number: 5.4, unit: '%', low: 4, high: 5.6, condition: 'normal' }],
  ['HbA1c: 5.4% (4 - 5.6%)', { number: 5.4, unit: '%', low: 4, high: 5.6, condition: 'normal' }],
  [
    'Thyroid (TSH): 9 mIU/L (0.4 - 4 mIU/L)',
    { number: 9, unit: 'mIU/L', low: 0.4, high: 4, condition: 'high' },
  ],
  [
    'White Blood Cells: 6.9 10³/µL (4 - 11 10³/µL) normal',
    { number: 6.9, unit: '10³/µL', low: 4, high: 11, condition: 'normal' },
  ],
  ['CRP: <3 mg/L (< 5 mg/L)', { number: 3, unit: 'mg/L', low: undefined, high: 5, condition: 'normal' }],
  [
    'Potassium: 6.9 mmol/L (3.5 - 5 mmol/L) critically high',
    { number: 6.9, unit: 'mmol/L', low: 3.5, high: 5, condition: 'critical-high' },
  ],
  ['pH: 6 (4.5 - 8) normal', { number: 6, unit: undefined, low: 4.5, high: 8, condition: 'normal' }],
])('%s', (text, { number, unit, low, high, condition }) => {
  const read = parseResultLine(text);
  expect(read?.measured?.number).toBe(number);
  expect(read?.measured?.unit?.text).toBe(unit);
  expect(read?.range).toMatchObject({ low, high });
  expect(read?.condition).toBe(condition);
});

test.each([
  ['Color: Pale yellow (Pale yellow) normal', 'Pale yellow', 'normal'],
  ['Widal: 1:160 (< 1:80) abnormal', '1:160', 'abnormal'],
  ['Blood pressure: 120/80 mmHg', '120/80 mmHg', undefined],
  ['HBsAg: Non-reactive', 'Non-reactive', undefined],
])('%s is told in words', (text, valueText, condition) => {
  expect(parseResultLine(text)).toMatchObject({ valueText, measured: undefined, condition });
});

test.each(['', 'Lipid Profile', ':', 'LDL:', 'x'.repeat(500)])('%j is not of that form', (text) => {
  expect(parseResultLine(text)).toBeUndefined();
});

test('what is written in that form is read back', () => {
  const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ,()-]{0,20}[A-Za-z]$/);
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => Number(value.toFixed(2)) + 0);
  const unit = fc.constantFrom('mg/dL', 'g/dL', '%', 'U/L', '10³/µL', 'm[IU]/L');
  const condition = fc.constantFrom('normal', 'high', 'low');
  fc.assert(
    fc.property(word, number, number, number, unit, condition, (name, value, low, high, unit, condition) => {
      const read = parseResultLine(`${name}: ${value} ${unit} (${low} - ${high} ${unit}) ${condition}`);
      expect(read).toMatchObject({
        name,
        measured: { number: value, unit: { text: unit } },
        range: { low, high, unit: { text: unit } },
        condition,
      });
    }),
  );
});

test('whatever is written, it is read in little time', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void parseResultLine(text)));
  const begun = performance.now();
  parseResultLine(`a: ${' ('.repeat(190)}`);
  expect(performance.now() - begun).toBeLessThan(200);
});

test('spaces around it change nothing, and a unit may stand close', () => {
  expect(parseResultLine('  CRP : 3mg/L  ')).toMatchObject({
    name: 'CRP',
    measured: { number: 3, unit: { text: 'mg/L' } },
  });
  expect(parseResultLine('CRP: ≥ 3.5')?.measured).toEqual({ number: 3.5, comparator: '>=', unit: undefined });
  expect(parseResultLine('CRP: ≤3')?.measured?.comparator).toBe('<=');
});
