import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Communication, MedicationAdministration, Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findFileIds, rewritePatient } from './rewrite-patient.ts';

const patients = { from: 'first', to: 'hospital' };

const message: Communication = {
  resourceType: 'Communication',
  id: 'first',
  status: 'completed',
  subject: { reference: 'Patient/first' },
  sender: { reference: 'http://records/fhir/Patient/first' },
  recipient: [{ reference: 'Practitioner/first' }, { reference: 'Patient/first/_history/2' }],
  payload: [
    { contentString: 'Patient/first' },
    { contentReference: { reference: 'Binary/file' } },
    { contentAttachment: { url: 'Binary/other' } },
    { contentReference: { reference: 'DocumentReference/paper' } },
  ],
};

test('every reference to the one record leads to the other, and nothing else changes', () => {
  expect(rewritePatient(message, patients)).toEqual({
    ...message,
    subject: { reference: 'Patient/hospital' },
    sender: { reference: 'Patient/hospital' },
    recipient: [{ reference: 'Practitioner/first' }, { reference: 'Patient/hospital' }],
  });
  expect(message.subject?.reference).toBe('Patient/first');
});

test('done twice, the second changes nothing', () => {
  const once = rewritePatient(message, patients);
  expect(rewritePatient(once, patients)).toEqual(once);
});

test('a longer id that begins alike is another’s', () => {
  const other = { ...message, subject: { reference: 'Patient/first-other' } };
  expect(rewritePatient(other, patients).subject).toEqual({ reference: 'Patient/first-other' });
});

test.each(['dose', 'wearableReading'] as const)(
  'a name of ours that holds the patient’s id: %s',
  (system) => {
    const named = { identifier: [{ system: systemUris[system], value: 'first/steps/2026-11-18' }] };
    const resource = { resourceType: 'Observation', ...named } as Observation | MedicationAdministration;
    expect(rewritePatient(resource, patients).identifier?.[0]?.value).toBe('hospital/steps/2026-11-18');
  },
);

test('another’s name stays', () => {
  const identifier = [{ system: 'https://laboratory.example', value: 'first/1' }];
  const resource = { resourceType: 'Observation', identifier } as Observation;
  expect(rewritePatient(resource, patients).identifier).toEqual(identifier);
});

test('the files that it names', () => {
  expect(findFileIds(message)).toEqual(['file', 'other']);
});
