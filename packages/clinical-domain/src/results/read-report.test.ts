import type { Coding, DiagnosticReport, Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import { nepali } from '../language/translated-text.ts';
import { findLeadParameter, readReport } from './read-report.ts';
import { stateOfReport } from './report-state.ts';

const ucum = 'http://unitsofmeasure.org';
const observation = (id: string, more: Partial<Observation> = {}): Observation => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  code: {
    coding: [{ system: 'http://loinc.org', code: '18262-6', display: 'LDL by Direct assay' }],
    text: 'LDL',
  },
  effectiveDateTime: '2026-11-12T07:40:00+05:45',
  valueQuantity: { value: 138, unit: 'mg/dL', system: ucum, code: 'mg/dL' },
  referenceRange: [{ low: { value: 0, unit: 'mg/dL' }, high: { value: 100, unit: 'mg/dL' } }],
  ...more,
});
const report = (more: Partial<DiagnosticReport> = {}): DiagnosticReport => ({
  resourceType: 'DiagnosticReport',
  id: 'r',
  status: 'final',
  code: { coding: [{ display: 'Lipid Profile' }], text: 'Lipids' },
  effectiveDateTime: '2026-11-12T07:40:00+05:45',
  ...more,
});
const read = (more: Partial<DiagnosticReport>, ...observations: Observation[]) =>
  readReport(report(more), observations, 'en');

test('a report tells its facts', () => {
  const facts = read({
    category: [{ coding: [{ display: 'Laboratory' }] }],
    performer: [{ display: 'Central Diagnostic Laboratory' }],
    text: { status: 'additional', div: '<div><p>Fasting sample, 12 hours</p></div>' },
    conclusion: 'A little high.',
  });
  expect(facts).toMatchObject({
    id: 'r',
    state: 'completed',
    name: { text: 'Lipid Profile', language: 'en' },
    category: { text: 'Laboratory' },
    performer: { text: 'Central Diagnostic Laboratory' },
    note: 'Fasting sample, 12 hours',
    conclusion: { text: 'A little high.' },
    parameters: [],
    missing: 0,
  });
});

test('a category that the portal knows is in Nepali, unless the record has its own word', () => {
  const categoryOf = (coding: Coding) =>
    readReport(report({ category: [{ coding: [coding] }] }), [], 'ne').category;
  expect(categoryOf({ code: 'LAB', display: 'Laboratory' })).toEqual({ text: 'प्रयोगशाला', language: 'ne' });
  expect(categoryOf({ code: 'LAB', display: 'Laboratory', _display: nepali('ल्याब') })?.text).toBe('ल्याब');
  expect(categoryOf({ code: 'SP', display: 'Surgical Pathology' })).toEqual({
    text: 'Surgical Pathology',
    language: 'en',
  });
});

test('results come along with the report, stand inside it, or are written out in it', () => {
  const { parameters } = read(
    {
      contained: [observation('inside', { code: { text: 'HDL' } })],
      result: [
        { reference: 'Observation/one' },
        { reference: 'https://records.example/fhir/Observation/two/_history/3' },
        { reference: '#inside' },
        { display: 'Triglycerides: 142 mg/dL (0 - 150 mg/dL) normal' },
        { display: 'Not read' },
      ],
    },
    observation('one'),
    observation('two', { interpretation: [{ coding: [{ code: 'HH' }] }] }),
  );
  expect(parameters.map(({ key, name, condition }) => [key, name.text, condition])).toEqual([
    ['one', 'LDL', 'high'],
    ['two', 'LDL', 'critical-high'],
    ['r#inside', 'HDL', 'high'],
    ['r#3', 'Triglycerides', 'normal'],
    ['r#4', 'Not read', undefined],
  ]);
  expect(parameters[0]).toMatchObject({
    code: 'http://loinc.org|18262-6',
    loinc: '18262-6',
    measured: { number: 138, unit: { text: 'mg/dL', ucum: 'mg/dL' } },
    at: Date.parse('2026-11-12T07:40:00+05:45'),
  });
});

test('the text beside a result that is not for the patient is never shown instead of it', () => {
  const line = 'HIV: reactive (non-reactive) abnormal';
  const shown = read(
    {
      result: [
        { reference: 'Observation/withheld', display: line },
        { reference: 'Observation/wrong', display: line },
      ],
    },
    observation('wrong', { status: 'entered-in-error' }),
  );
  expect(shown).toMatchObject({ parameters: [], missing: 2 });
});

test('a result in words, in parts, as a ratio, or not there', () => {
  const { valueQuantity: _, ...bare } = observation('x');
  const result = ['a', 'b', 'c', 'd'].map((id) => ({ reference: `Observation/${id}` }));
  const { parameters } = read(
    { result },
    { ...bare, id: 'a', valueString: 'Pale yellow', interpretation: [{ coding: [{ code: 'N' }] }] },
    {
      ...bare,
      id: 'b',
      component: [
        { code: { text: 'Systolic' }, valueQuantity: { value: 120, unit: 'mmHg' } },
        { code: { text: 'Diastolic' }, valueQuantity: { value: 80, unit: 'mmHg' } },
      ],
    },
    { ...bare, id: 'c', valueRatio: { numerator: { value: 1 }, denominator: { value: 160 } } },
    { ...bare, id: 'd', dataAbsentReason: { text: 'unknown' } },
  );
  expect(
    parameters.map(({ key, name, valueText, measured }) => [
      key,
      name.text,
      valueText?.text,
      measured?.number,
    ]),
  ).toEqual([
    ['a', 'LDL', 'Pale yellow', undefined],
    ['b', 'Systolic', undefined, 120],
    ['b.1', 'Diastolic', undefined, 80],
    ['c', 'LDL', '1:160', undefined],
    ['d', 'LDL', undefined, undefined],
  ]);
});

test('what to look at first is the worst, else the first', () => {
  const result = ['a', 'b', 'c'].map((id) => ({ reference: `Observation/${id}` }));
  const said = (id: string, code: string) => observation(id, { interpretation: [{ coding: [{ code }] }] });
  expect(findLeadParameter(read({ result }, said('a', 'N'), said('b', 'L'), said('c', 'LL')))?.key).toBe('c');
  expect(findLeadParameter(read({ result }, said('a', 'N'), said('b', 'N'), said('c', 'N')))?.key).toBe('a');
  expect(findLeadParameter(read({}))).toBeUndefined();
});

test('of two that are high, the one farther above its range comes first', () => {
  const range = (high: number) => [{ low: { value: 0 }, high: { value: high } }];
  const result = [{ reference: 'Observation/total' }, { reference: 'Observation/ldl' }];
  const total = observation('total', { valueQuantity: { value: 212 }, referenceRange: range(200) });
  const ldl = observation('ldl', { valueQuantity: { value: 138 }, referenceRange: range(100) });
  expect(findLeadParameter(read({ result }, total, ldl))?.key).toBe('ldl');
});

test.each([
  ['final', 'completed'],
  ['preliminary', 'pending'],
  ['partial', 'pending'],
  ['registered', 'pending'],
  ['corrected', 'corrected'],
  ['amended', 'amended'],
  ['appended', 'amended'],
  ['cancelled', 'cancelled'],
  ['entered-in-error', 'mistaken'],
  ['unknown', 'unknown'],
  ['something-new', 'unknown'],
])('%s is %s', (status, state) => {
  expect(stateOfReport({ status: status as DiagnosticReport['status'] })).toBe(state);
});

test('a report is called by its code’s name, its text, its code, or by nothing', () => {
  expect(read({ code: { text: 'Lipids' } }).name.text).toBe('Lipids');
  expect(read({ code: { coding: [{ code: '24331-1' }] } }).name).toEqual({ text: '24331-1', language: 'en' });
  expect([read({ code: {} }).name, read({ code: { coding: [] } }).name]).toEqual([
    { text: '–', language: 'en' },
    { text: '–', language: 'en' },
  ]);
});

test('the doctor to ask is who interpreted it, else who performed it; never a laboratory', () => {
  const laboratory = { reference: 'Organization/1' };
  const [one, two] = [{ reference: 'Practitioner/1' }, { reference: 'Practitioner/2' }];
  expect(read({ resultsInterpreter: [one], performer: [two] }).doctor).toBe('Practitioner/1');
  expect(read({ performer: [laboratory, { display: 'x' }, two] }).doctor).toBe('Practitioner/2');
  expect(
    read({ performer: [laboratory, { reference: 'https://h.example/Practitioner/1' }] }).doctor,
  ).toBeUndefined();
  expect(read({}).doctor).toBeUndefined();
});

test('a result inside is found by its own name, and one that is not there is missing', () => {
  const contained = [observation('a', { code: { text: 'A' } }), observation('b', { code: { text: 'B' } })];
  const result = [{ reference: '#b' }, { reference: '#c' }, { reference: 'Task/1' }];
  const shown = read({ contained, result });
  expect([shown.parameters.map(({ name }) => name.text), shown.missing]).toEqual([['B'], 2]);
});
