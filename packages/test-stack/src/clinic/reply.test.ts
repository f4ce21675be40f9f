import type { Communication } from 'fhir/r4';
import { expect, test } from 'vitest';
import { buildReply } from './reply.ts';

const thread: Communication = {
  resourceType: 'Communication',
  id: 't',
  status: 'in-progress',
  subject: { reference: 'Patient/p' },
  recipient: [{ reference: 'Patient/p' }, { reference: 'Practitioner/d', display: 'Dr. Rai' }],
};

test('goes from the doctor to the patient, into the thread', () => {
  expect(buildReply(thread, 'Namaste', new Date(0))).toMatchObject({
    partOf: [{ reference: 'Communication/t' }],
    subject: { reference: 'Patient/p' },
    sender: { reference: 'Practitioner/d', display: 'Dr. Rai' },
    recipient: [{ reference: 'Patient/p' }],
    sent: '1970-01-01T00:00:00.000Z',
    payload: [{ contentString: 'Namaste' }],
  });
});

test('A14: reception answers what was written to the clinic itself', () => {
  const reception = {
    ...thread,
    recipient: [{ reference: 'Patient/p' }, { reference: 'Organization/238488' }],
  };
  expect(buildReply(reception, 'Namaste', new Date(0))).toMatchObject({
    sender: { reference: 'Organization/238488' },
    recipient: [{ reference: 'Patient/p' }],
  });
});

test('what is no conversation with a doctor cannot be answered', () => {
  expect(() => buildReply({ ...thread, recipient: [] }, 'x', new Date())).toThrow('no conversation');
});
