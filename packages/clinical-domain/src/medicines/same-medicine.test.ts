import { expect, test } from 'vitest';
import { isSameSubstance, medicineKeyOf } from './same-medicine.ts';

const named = (text: string) => ({ medicationCodeableConcept: { text } });
const coded = (code: string, system?: string) => ({
  medicationCodeableConcept: { coding: [{ userSelected: true }, { code, ...(system && { system }) }] },
});
const linked = (reference: string) => ({ medicationReference: { reference } });

test('a medicine is known by its name and strength, else by its code, else by its order', () => {
  expect(medicineKeyOf(named(' Metformin  500 MG'))).toBe('metformin 500 mg');
  expect(medicineKeyOf(coded('860975', 'urn:rxnorm'))).toBe('urn:rxnorm|860975');
  expect(medicineKeyOf(coded('860975'))).toBe('|860975');
  expect(medicineKeyOf(linked('Medication/1'), 'order')).toBe('Medication/1');
  expect([medicineKeyOf({}, 'order'), medicineKeyOf({})]).toEqual(['order', '']);
});

test.each([
  ['two strengths', named('Metformin 500 mg'), named('metformin 850 mg'), true],
  ['two medicines', named('Metformin 500 mg'), named('Insulin'), false],
  ['one code', coded('1', 'urn:x'), coded('1', 'urn:x'), true],
  ['one code of two systems', coded('1', 'urn:x'), coded('1', 'urn:y'), false],
  ['two codes', coded('1'), coded('2'), false],
  ['one reference', linked('Medication/1'), linked('Medication/1'), true],
  ['a name and a code', named('Metformin'), coded('1'), false],
  ['nothing and nothing', {}, {}, false],
])('%s are the same substance: %s', (_what, one, other, isSame) => {
  expect(isSameSubstance(one, other)).toBe(isSame);
  expect(isSameSubstance(other, one)).toBe(isSame);
});
