import type { Condition, MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findTreatments } from './find-treatments.ts';

const coding = [{ system: 'http://snomed.info/sct', code: '59621000' }];
const pressure: Condition = { resourceType: 'Condition', id: 'pressure', subject: {}, code: { coding } };
const order = (id: string, more: Partial<MedicationRequest>): MedicationRequest => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: {},
  medicationCodeableConcept: { text: id },
  ...more,
});

test('by reference or by code, what is followed now first', () => {
  const found = findTreatments(pressure, [
    order('ended', { status: 'completed', reasonReference: [{ reference: 'Condition/pressure' }] }),
    order('by reference', { reasonReference: [{ reference: 'Condition/pressure' }] }),
    order('by code', { reasonCode: [{ coding }] }),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['by reference', 'by code', 'ended']);
});

test.each<[string, Partial<MedicationRequest>]>([
  ['no reason', {}],
  ['another condition', { reasonReference: [{ reference: 'Condition/pressure-2' }] }],
  [
    'the same code of another system',
    { reasonCode: [{ coding: [{ system: 'http://hl7.org/icd', code: '59621000' }] }] },
  ],
  ['reasons in words alone', { reasonCode: [{ text: 'High blood pressure' }] }],
])('%s: none', (_what, more) => {
  expect(findTreatments(pressure, [order('a', more)])).toEqual([]);
});
