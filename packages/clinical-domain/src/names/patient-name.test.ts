import type { HumanName } from 'fhir/r4';
import { expect, test } from 'vitest';
import { nepali } from '../language/translated-text.ts';
import { findNepaliName, nameIn } from './patient-name.ts';

const latin: HumanName = { use: 'official', given: ['Sita'], family: 'Sharma' };
const devanagari: HumanName = { use: 'usual', given: ['सीता'], family: 'शर्मा' };
const both: HumanName = { ...latin, text: 'Sita Sharma', _text: nepali('सीता शर्मा') };

test.each<[string, HumanName[] | undefined, string, string]>([
  ['a translation of the text', [both], 'Sita Sharma', 'सीता शर्मा'],
  ['a second name in Devanagari', [latin, devanagari], 'Sita Sharma', 'सीता शर्मा'],
  ['a first name in Devanagari', [devanagari, latin], 'Sita Sharma', 'सीता शर्मा'],
  ['Latin letters alone', [latin], 'Sita Sharma', 'Sita Sharma'],
  ['Devanagari alone', [devanagari], 'सीता शर्मा', 'सीता शर्मा'],
  [
    'a former name first',
    [
      { use: 'maiden', given: ['Sita'], family: 'Karki' },
      { use: 'old', text: 'सीता कार्की' },
      latin,
      devanagari,
    ],
    'Sita Sharma',
    'सीता शर्मा',
  ],
  ['a former name alone', [{ use: 'old', text: 'Sita Karki' }], 'Sita Karki', 'Sita Karki'],
  ['no name', undefined, 'Unnamed', 'Unnamed'],
])('of %s', (_, names, english, inNepali) => {
  expect(nameIn('en', names)).toBe(english);
  expect(nameIn('ne', names)).toBe(inNepali);
});

test('without a name in Devanagari there is none', () => {
  expect(findNepaliName([latin])).toBeUndefined();
  expect(findNepaliName(undefined)).toBeUndefined();
  expect(findNepaliName([latin, both])).toBe('सीता शर्मा');
});
