import { expect, test } from 'vitest';
import { findPatientId } from './fhir-id.ts';

const base = 'https://portal.example.org/r4';

test.each([
  ['Patient/123', '123'],
  ['Patient/a-b.C', 'a-b.C'],
  [`${base}/Patient/123`, '123'],
])('%s names a patient', (claim, id) => {
  expect(findPatientId(claim, base)).toBe(id);
});

test.each([
  undefined,
  null,
  '',
  '123',
  ['Patient/123'],
  { reference: 'Patient/123' },
  'Patient/123,Patient/456',
  'Patient/*',
  'Patient/',
  'Patient/..',
  'Patient/.',
  'patient/123',
  ' Patient/123',
  'Patient/123\n',
  'Patient/123/_history/1',
  'Patient/123?x=1',
  'Practitioner/123',
  'https://evil.example/r4/Patient/123',
  'https://portal.example.org/r4x/Patient/123',
  'https://portal.example.org.evil.example/r4/Patient/123',
  `${base}/${base}/Patient/123`,
  `Patient/${'1'.repeat(65)}`,
])('%j names none', (claim) => {
  expect(findPatientId(claim, base)).toBeUndefined();
});
