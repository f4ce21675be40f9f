import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Appointment } from 'fhir/r4';
import { expect, test } from 'vitest';
import { listPartners } from './partners.ts';

const visit = (doctor: string, start: string, status: Appointment['status'] = 'booked'): Appointment => ({
  resourceType: 'Appointment',
  status,
  start,
  participant: [
    { status: 'accepted', actor: { reference: 'Patient/p' } },
    { status: 'accepted', actor: { reference: `Practitioner/${doctor}`, display: `Dr. ${doctor}` } },
  ],
});

const seen = {
  language: 'en',
  now: Date.parse('2026-11-18T04:00:00Z'),
  reception: { partner: 'Organization/o', clinicName: 'Clinic', word: 'Reception' },
} as const;

test('A14: a new patient can write to the reception of the clinic', () => {
  const found = listPartners({ patientId: 'p', doctors: [], communications: [], visits: [] }, seen);
  expect(found).toMatchObject([
    { id: 'o', partner: 'Organization/o', name: 'Clinic', specialty: 'Reception', threadIds: [], unread: 0 },
  ]);
});

test('A14: a conversation with the hospital itself has its name, and is the one with reception', () => {
  const thread = {
    resourceType: 'Communication' as const,
    id: 't',
    status: 'in-progress' as const,
    category: [{ coding: [{ system: systemUris.communicationKind, code: 'thread' }] }],
    recipient: [{ reference: 'Patient/p' }, { reference: 'Organization/o' }],
  };
  const [hospital, ...others] = listPartners(
    { patientId: 'p', doctors: [], communications: [thread], visits: [] },
    seen,
  );
  expect([hospital?.id, hospital?.name, hospital?.doctor]).toEqual(['o', 'Clinic', undefined]);
  expect([hospital?.specialty, others]).toEqual(['Reception', []]);
});

test('conversations first, then the doctors of visits, then reception; with the next visit of each', () => {
  const inbox = {
    patientId: 'p',
    doctors: [],
    communications: [
      {
        resourceType: 'Communication' as const,
        id: 'm',
        status: 'completed' as const,
        sender: { reference: 'Practitioner/anil' },
        recipient: [{ reference: 'Patient/p' }],
        sent: '2026-11-18T03:00:00Z',
      },
    ],
    visits: [
      visit('rai', '2026-12-01T04:00:00Z'),
      visit('anil', '2026-11-30T04:00:00Z'),
      visit('anil', '2026-11-20T04:00:00Z'),
      visit('anil', '2026-11-19T04:00:00Z', 'cancelled'),
      visit('anil', '2026-11-01T04:00:00Z', 'fulfilled'),
      visit('never', '2026-11-01T04:00:00Z', 'entered-in-error'),
    ],
  };
  const found = listPartners(inbox, seen);
  expect(found.map(({ id, name, unread, nextVisit }) => [id, name, unread, nextVisit?.start])).toEqual([
    ['anil', 'Dr. anil', 1, '2026-11-20T04:00:00Z'],
    ['rai', 'Dr. rai', 0, '2026-12-01T04:00:00Z'],
    ['o', 'Clinic', 0, undefined],
  ]);
});
