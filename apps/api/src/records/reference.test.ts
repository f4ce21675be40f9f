import { expect, test } from 'vitest';
import { findId, findName, findPatientId, parseReference } from './reference.ts';

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

test.each([
  ['Binary/1', { type: 'Binary', id: '1' }],
  ['Observation/a-b.C', { type: 'Observation', id: 'a-b.C' }],
  ['Binary/..', undefined],
  ['Binary/1/_history/2', undefined],
  ['Binary?identifier=1', undefined],
  ['https://portal.example.org/r4/Binary/1', undefined],
  ['urn:uuid:4f4d4d4d-0000-4000-8000-000000000000', undefined],
  ['#part', undefined],
  [7, undefined],
])('%j as a reference', (reference, parsed) => {
  expect(parseReference(reference)).toEqual(parsed);
  expect(findId(reference, 'Binary')).toBe(parsed?.type === 'Binary' ? parsed.id : undefined);
});

test.each([
  ['Binary/1', 'Binary/1'],
  [`${base}/Binary/1/_history/2`, 'Binary/1'],
  ['urn:uuid:4f4d4d4d-0000-4000-8000-000000000000', undefined],
])('%s leads to %s', (reference, name) => {
  expect(findName(reference)).toBe(name);
});
