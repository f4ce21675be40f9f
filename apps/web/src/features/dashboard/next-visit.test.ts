import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { Appointment } from 'fhir/r4';
import { expect, test } from 'vitest';
import { describeVisit } from './next-visit.ts';

const visit: Appointment = {
  resourceType: 'Appointment',
  status: 'proposed',
  start: '2026-11-20T04:45:00Z',
  end: '2026-11-20T05:15:00Z',
  specialty: [{ coding: [{ display: 'Cardiology', _display: nepali('मुटु रोग') }] }],
  appointmentType: { coding: [{ code: 'FOLLOWUP', display: 'Follow Up' }] },
  participant: [
    { status: 'accepted', actor: { reference: 'Patient/p1', display: 'Sita Sharma' } },
    { status: 'needs-action', actor: { reference: 'Practitioner/d1', display: 'Dr. Anil Shrestha' } },
  ],
};

test('names the doctor, not the patient', () => {
  expect(describeVisit(visit, undefined, 'en')).toEqual({
    name: { text: 'Dr. Anil Shrestha', language: 'en' },
    specialty: { text: 'Cardiology', language: 'en' },
    type: { text: 'Follow Up', language: 'en' },
    start: new Date('2026-11-20T04:45:00Z'),
    end: new Date('2026-11-20T05:15:00Z'),
  });
});

test('says in Nepali what the record has in Nepali', () => {
  const name = [{ family: 'Shrestha', text: 'Dr. Anil Shrestha', _text: nepali('डा. अनिल श्रेष्ठ') }];
  expect(describeVisit(visit, { resourceType: 'Practitioner', name }, 'ne')).toMatchObject({
    name: { text: 'डा. अनिल श्रेष्ठ', language: 'ne' },
    specialty: { text: 'मुटु रोग', language: 'ne' },
  });
});

test('an appointment with nothing but its status can be shown', () => {
  const bare = describeVisit(
    { resourceType: 'Appointment', status: 'proposed', participant: [] },
    undefined,
    'en',
  );
  expect(Object.values(bare)).toEqual(Array.from({ length: 5 }, () => undefined));
});
