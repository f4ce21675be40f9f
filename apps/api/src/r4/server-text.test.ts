import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { expect, test } from 'vitest';
import { findForeignText, withServerText } from './server-text.ts';

const steps = { system: 'http://loinc.org', code: '55423-8' };
const named = { ...steps, display: 'Number of steps in unspecified time Pedometer' };
const forgot = { system: systemUris.skipReason, code: 'forgot' };
const lab = 'Hemoglobin A1c 4.0 (lab)';
const doctor = { reference: 'Practitioner/1' };

function stringsOf(type: string, sent: object, before?: object): unknown {
  const { resourceType: _type, ...rest } = withServerText(
    { resourceType: type, ...sent },
    before && { resourceType: type, ...before },
  );
  return rest;
}

test.each<[string, string, object, object]>([
  [
    'a name beside a reference goes',
    'Communication',
    { sender: { reference: 'Patient/A', display: 'Dr. Anil' }, recipient: [{ ...doctor, display: 'Me' }] },
    { sender: { reference: 'Patient/A' }, recipient: [doctor] },
  ],
  [
    'a translated one too',
    'Communication',
    { sender: { reference: 'Patient/A', _display: { extension: [{ url: 'urn:x', valueString: 'डा.' }] } } },
    { sender: { reference: 'Patient/A' } },
  ],
  [
    'a name alone leaves nothing',
    'Observation',
    { device: { display: lab }, performer: [{ display: lab }] },
    { performer: [] },
  ],
  [
    'a known code gets its name and words',
    'Observation',
    { code: { coding: [{ ...steps, display: lab }] } },
    { code: { coding: [named], text: 'Steps Count' } },
  ],
  [
    'an unknown one loses its name',
    'DocumentReference',
    { type: { coding: [{ code: 'x', display: lab }] } },
    { type: { coding: [{ code: 'x' }] } },
  ],
  ['a topic is the patient’s own', 'Communication', { topic: { text: 'Milk' } }, { topic: { text: 'Milk' } }],
  ['a note is too', 'MedicationAdministration', { note: [{ text: 'bus' }] }, { note: [{ text: 'bus' }] }],
  [
    'labels are compared elsewhere',
    'Observation',
    { meta: { tag: [{ code: 'x', display: 'y' }] } },
    { meta: { tag: [{ code: 'x', display: 'y' }] } },
  ],
  [
    'contacts are the patient’s own',
    'Patient',
    { contact: [{ relationship: [{ text: 'Aunt' }] }] },
    { contact: [{ relationship: [{ text: 'Aunt' }] }] },
  ],
])('%s', (_what, type, sent, expected) => {
  expect(stringsOf(type, sent)).toEqual(expected);
});

test('what differs from the stored in its words alone is the stored', () => {
  const stored = {
    sender: { ...doctor, display: 'Dr. Rai' },
    medicationCodeableConcept: { text: 'Metformin' },
  };
  const sent = {
    sender: { ...doctor, display: 'Dr. Nobody' },
    medicationCodeableConcept: { text: 'Poison' },
  };
  expect(stringsOf('MedicationAdministration', sent, stored)).toEqual(stored);
  expect(stringsOf('Communication', { topic: { text: 'New' } }, { topic: { text: 'Old' } })).toEqual({
    topic: { text: 'New' },
  });
});

test.each<[string, object, string | undefined]>([
  ['Observation', { code: { coding: [steps], text: lab } }, 'code'],
  ['Observation', { code: { coding: [steps], text: 'Steps Count' } }, undefined],
  ['Observation', { code: { coding: [steps], _text: { extension: [] } } }, 'code'],
  ['Observation', { category: [{ text: 'Laboratory' }] }, 'category'],
  [
    'Communication',
    { category: [{ coding: [{ code: 'message' }], text: 'From the laboratory' }] },
    'category',
  ],
  ['Observation', { category: [{ coding: [] }, { text: 'Laboratory' }] }, 'category'],
  ['Consent', { provision: { type: 'permit', code: [{ text: lab }], period: {} } }, 'provision'],
  ['Communication', { topic: { text: 'From me' } }, undefined],
  ['MedicationAdministration', { statusReason: [{ coding: [forgot], text: 'Forgot' }] }, undefined],
  [
    'MedicationAdministration',
    { statusReason: [{ coding: [forgot], text: 'Stopped by Dr. Rai' }] },
    'statusReason',
  ],
  ['MedicationAdministration', { dosage: { text: 'Ten tablets' } }, 'dosage'],
  ['MedicationAdministration', { medicationCodeableConcept: { text: 'as ordered' } }, undefined],
  ['Consent', { provision: { code: [{ coding: [steps], text: lab }] } }, 'provision'],
  ['DocumentReference', { type: { text: 'Laboratory report' } }, 'type'],
  ['DocumentReference', { description: 'My scan' }, undefined],
])('%s %j: text that is not the server’s is at %s', (type, changed, expected) => {
  expect(findForeignText(type, changed as Record<string, unknown>)).toBe(expected);
});
