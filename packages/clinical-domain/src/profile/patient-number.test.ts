import type { Identifier } from 'fhir/r4';
import { expect, test } from 'vitest';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { findHospitalNumber, getPatientNumber } from './patient-number.ts';

const recordNumber = { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }] };
const national: Identifier = { system: systemUris.nationalId, value: '000-217-540-8' };

test.each<[string, Identifier[], string | undefined]>([
  [
    'the hospital’s own number',
    [national, { system: systemUris.hospitalNumber, value: 'P-204817' }],
    'P-204817',
  ],
  ['a number of the type medical record', [national, { type: recordNumber, value: 'M-7' }], 'M-7'],
  [
    'the hospital’s number before another hospital’s',
    [
      { type: recordNumber, system: 'https://other.example', value: 'X-1' },
      { type: recordNumber, system: systemUris.hospitalNumber, value: 'P-204817' },
    ],
    'P-204817',
  ],
  [
    'the number in use',
    [
      { use: 'old', system: systemUris.hospitalNumber, value: 'P-1' },
      { system: systemUris.hospitalNumber, value: 'P-2', period: { end: '2020-01-01' } },
      { system: systemUris.hospitalNumber, value: 'P-3' },
    ],
    'P-3',
  ],
  ['no number', [national, { system: systemUris.hospitalNumber }], undefined],
])('A10: of %s', (_, identifier, number) => {
  expect(findHospitalNumber({ identifier })).toBe(number);
  expect(getPatientNumber({ id: '9b1f', identifier })).toBe(number ?? '9b1f');
});
