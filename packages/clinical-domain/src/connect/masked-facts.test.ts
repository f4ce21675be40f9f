import type { Patient } from 'fhir/r4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { maskPatient } from './masked-facts.ts';

const sita: Patient = {
  resourceType: 'Patient',
  identifier: [{ system: systemUris.hospitalNumber, value: 'P-204817' }],
  name: [
    { use: 'old', given: ['Maya'], family: 'Tamang' },
    { use: 'official', given: ['Sita', 'Kumari'], family: 'Sharma' },
  ],
  birthDate: '1984-03-12',
  telecom: [
    { system: 'phone', use: 'home', value: '01-5550100' },
    { system: 'phone', use: 'mobile', value: '+977 9800 004 521' },
  ],
  gender: 'female',
  address: [{ city: 'Lalitpur' }],
};

test('first letters, the century, the last four and the last two', () => {
  expect(maskPatient(sita)).toEqual({ given: 'S', family: 'S', century: '19', mobile: '4521', number: '17' });
});

test('of a name that is only text; in Devanagari a letter has its vowel sign', () => {
  expect(maskPatient({ resourceType: 'Patient', name: [{ text: 'सीता देवी शर्मा' }] })).toEqual({
    given: 'सी',
    family: 'श',
  });
  expect(maskPatient({ resourceType: 'Patient', name: [{ text: 'Madonna' }] })).toEqual({ given: 'M' });
});

test('a mobile number is known by its form where nothing says what it is', () => {
  const telecom: Patient['telecom'] = [
    { system: 'phone', value: '01-5550100' },
    { system: 'phone', value: '९८००००४५२१' },
  ];
  expect(maskPatient({ resourceType: 'Patient', telecom })).toEqual({ mobile: '4521' });
});

test.each<[string, Partial<Patient>]>([
  ['nothing', {}],
  ['a name of one letter', { name: [{ given: ['U'], family: 'O' }] }],
  ['a former name', { name: [{ use: 'old', text: 'Sita Sharma' }] }],
  ['a short hospital number', { identifier: [{ system: systemUris.hospitalNumber, value: '4817' }] }],
  ['a landline', { telecom: [{ system: 'phone', value: '01-5550100' }] }],
  ['a short number', { telecom: [{ system: 'phone', use: 'mobile', value: '4521' }] }],
  ['a number out of use', { telecom: [{ system: 'phone', use: 'old', value: '9800004521' }] }],
  ['an e-mail address', { telecom: [{ system: 'email', value: '9800004521@example.com' }] }],
])('%s shows nothing', (_, patient) => {
  expect(maskPatient({ resourceType: 'Patient', ...patient })).toEqual({});
});

test('never more than these five, and none longer than four letters', () => {
  const word = fc.string({ maxLength: 30 });
  const anyone = fc.record({
    resourceType: fc.constant('Patient' as const),
    name: fc.array(fc.record({ given: fc.array(word), family: word, text: word }), { maxLength: 2 }),
    birthDate: fc.constantFrom('1984', '1984-03', '1984-03-12', '2031-01-01'),
    telecom: fc.array(
      fc.record({ system: fc.constant('phone' as const), use: fc.constant('mobile' as const), value: word }),
    ),
    identifier: fc.array(fc.record({ system: fc.constant(systemUris.hospitalNumber), value: word })),
    gender: fc.constant('female' as const),
    address: fc.array(fc.record({ city: word }), { maxLength: 1 }),
  });
  fc.assert(
    fc.property(anyone, (patient) => {
      const { given, family, ...rest } = maskPatient(patient);
      for (const text of Object.values(rest)) expect(text.length).toBeLessThanOrEqual(4);
      const count = (text = '') => [...new Intl.Segmenter('ne').segment(text)].length;
      expect(count(given)).toBeLessThanOrEqual(2);
      expect(count(family)).toBeLessThanOrEqual(2);
      const allowed = new Set(['century', 'family', 'given', 'mobile', 'number']);
      expect(Object.keys(maskPatient(patient)).every((name) => allowed.has(name))).toBe(true);
    }),
  );
});
