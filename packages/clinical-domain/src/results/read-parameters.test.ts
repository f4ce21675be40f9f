import type { Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import { nepali } from '../language/translated-text.ts';
import { readParameters } from './read-parameters.ts';

const loinc = { system: 'http://loinc.org', code: '18262-6' };
const observation = (more: Partial<Observation> = {}): Observation => ({
  resourceType: 'Observation',
  id: 'o',
  status: 'final',
  code: { text: 'LDL' },
  ...more,
});
const first = (more: Partial<Observation>, language: 'en' | 'ne' = 'en') =>
  readParameters(observation(more), language)[0];

test.each<[string, Partial<Observation>, string | undefined]>([
  ['text', { valueString: 'Pale' }, 'Pale'],
  ['a concept', { valueCodeableConcept: { text: 'Positive', coding: [{ display: 'Pos' }] } }, 'Positive'],
  ['a code of one', { valueCodeableConcept: { coding: [{ display: 'Pos' }] } }, 'Pos'],
  ['a concept without words', { valueCodeableConcept: {} }, undefined],
  ['yes', { valueBoolean: true }, 'Yes'],
  ['no', { valueBoolean: false }, 'No'],
  ['a range', { valueRange: { low: { value: 1 }, high: { value: 5, unit: 'mg' } } }, '1 – 5 mg'],
  ['a range without a unit', { valueRange: { low: { value: 1 }, high: { value: 5 } } }, '1 – 5'],
  ['a range without a beginning', { valueRange: { high: { value: 5 } } }, '– 5'],
  ['a range without an end', { valueRange: { low: { value: 1 } } }, '1 –'],
  ['a ratio', { valueRatio: { numerator: { value: 1 }, denominator: { value: 80 } } }, '1:80'],
  ['half a ratio', { valueRatio: { numerator: { value: 1 } } }, '1:'],
  ['the other half', { valueRatio: { denominator: { value: 80 } } }, ':80'],
  ['nothing', {}, undefined],
])('a result that is %s', (_what, more, valueText) => {
  expect(first(more)?.valueText).toEqual(
    valueText === undefined ? undefined : { text: valueText, language: 'en' },
  );
  expect(first(more)?.measured).toBeUndefined();
});

test('a number, whole or with a unit, is judged by its range; the laboratory’s word stands above it', () => {
  const referenceRange = [{ high: { value: 4 } }];
  expect(first({ valueInteger: 0, referenceRange })).toMatchObject({
    measured: { number: 0 },
    condition: 'normal',
  });
  expect(first({ valueQuantity: { value: 5 }, referenceRange })).toMatchObject({
    condition: 'high',
    range: { high: 4 },
  });
  const interpretation = [{ coding: [{ code: 'N' }] }];
  expect(first({ valueQuantity: { value: 5 }, referenceRange, interpretation })?.condition).toBe('normal');
  expect(first({ valueString: 'x', referenceRange })?.condition).toBeUndefined();
  expect(first({ valueInteger: 1 })?.measured).toEqual({ number: 1, comparator: undefined, unit: undefined });
});

test('what was entered in error or cancelled is no line', () => {
  for (const status of ['entered-in-error', 'cancelled'] as const) expect(first({ status })).toBeUndefined();
  const pending = (status: Observation['status']) => first({ status })?.isPending;
  expect([pending('final'), pending('preliminary'), pending('registered')]).toEqual([false, true, true]);
  expect(first({ status: 'partial' as 'final' })?.isPending).toBe(true);
});

test('lines are told apart by observation, part and report', () => {
  const component = [{ code: { text: 'a' } }, { code: { text: 'b' } }];
  const keys = (more: Partial<Observation>, owner?: string) =>
    readParameters(observation(more), 'en', owner).map(({ key, name }) => `${key} ${name.text}`);
  expect(keys({ component })).toEqual(['o a', 'o.1 b']);
  expect(keys({ component, valueInteger: 1 })).toEqual(['o LDL', 'o.1 a', 'o.2 b']);
  expect(keys({ component: [] }, 'r#')).toEqual(['r#o LDL']);
  const { id: _id, ...bare } = observation();
  expect(readParameters(bare, 'en').map(({ key }) => key)).toEqual(['']);
});

test('its code is LOINC’s, else the first that is whole', () => {
  const coding = (...codes: object[]) => first({ code: { coding: codes, text: 'LDL' } });
  const own = { system: 'urn:lab', code: 'L1' };
  expect(coding(own, loinc)).toMatchObject({ code: 'http://loinc.org|18262-6', loinc: '18262-6' });
  expect(coding({ code: 'x' }, { system: 'urn:x' }, own)).toMatchObject({
    code: 'urn:lab|L1',
    loinc: undefined,
  });
  expect(coding()).toMatchObject({ code: undefined, loinc: undefined });
  expect(first({})).toMatchObject({ code: undefined, loinc: undefined });
});

test('its name is the laboratory’s, with what people call it where that is in another language', () => {
  const coding = [{ ...loinc, display: 'LDL by Direct assay' }];
  expect(first({ code: { text: 'LDL', coding } })).toMatchObject({
    name: { text: 'LDL', language: 'en' },
    gloss: undefined,
  });
  expect(first({ code: { coding } })?.name.text).toBe('LDL by Direct assay');
  expect(first({ code: { coding: [loinc] } })?.name.text).toBe('18262-6');
  expect(first({ code: {} })?.name).toEqual({ text: '–', language: 'en' });
  expect(first({ code: { text: 'LDL', coding } }, 'ne')?.gloss).toBe('एलडीएल (“खराब”) कोलेस्ट्रोल');
  expect(first({ code: { text: 'LDL', _text: nepali('एलडीएल'), coding } }, 'ne')?.gloss).toBeUndefined();
  expect(first({ code: { text: 'LDL' } }, 'ne')?.gloss).toBeUndefined();
});

test('notes are one text', () => {
  expect(first({ note: [{ text: 'Fasting.' }, { text: 'Repeat.' }] })?.note).toBe('Fasting. Repeat.');
  expect(first({ note: [] })?.note).toBeUndefined();
  expect(first({})?.note).toBeUndefined();
});
