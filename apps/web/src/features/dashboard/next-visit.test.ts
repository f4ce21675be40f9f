import { expect, test } from 'vitest';
import { describeVisit } from './next-visit.ts';

test('names the doctor, not the patient', () => {
  const visit = describeVisit({
    resourceType: 'Appointment',
    status: 'proposed',
    start: '2026-11-20T04:45:00Z',
    end: '2026-11-20T05:15:00Z',
    specialty: [{ coding: [{ display: 'Cardiology' }] }],
    appointmentType: { coding: [{ code: 'FOLLOWUP', display: 'Follow Up' }] },
    supportingInformation: [{ display: 'Kathmandu Clinic' }],
    participant: [
      { status: 'accepted', actor: { reference: 'Patient/p1', display: 'Sita Sharma' } },
      { status: 'needs-action', actor: { reference: 'Practitioner/d1', display: 'Dr. Anil Shrestha' } },
    ],
  });
  expect(visit).toEqual({
    doctor: 'Dr. Anil Shrestha',
    kind: 'Cardiology · Follow Up',
    place: 'Kathmandu Clinic',
    start: new Date('2026-11-20T04:45:00Z'),
    end: new Date('2026-11-20T05:15:00Z'),
  });
});

test('an appointment with nothing but its status can be shown', () => {
  const visit = describeVisit({ resourceType: 'Appointment', status: 'proposed', participant: [] });
  expect(visit).toEqual({ doctor: undefined, kind: '', place: undefined, start: undefined, end: undefined });
});
