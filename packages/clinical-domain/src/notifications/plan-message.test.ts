import type { Communication } from 'fhir/r4';
import { expect, test } from 'vitest';
import { planMessageNotification } from './plan-message.ts';

const now = Date.parse('2026-11-15T10:00:00Z');
const fromDoctor: Communication = {
  resourceType: 'Communication',
  id: 'm',
  status: 'completed',
  sent: '2026-11-15T15:44:00+05:45',
  sender: { reference: 'Practitioner/1' },
  payload: [{ contentString: 'x' }],
};

test('a message is told of five minutes after it was sent', () => {
  const planned = planMessageNotification(fromDoctor, 'p', now);
  expect(planned).toEqual([
    {
      key: 'Communication/m/message',
      event: 'message',
      about: 'Communication/m',
      at: Date.parse('2026-11-15T10:04:00Z'),
    },
  ]);
});

test.each([
  ['that was seen', { received: '2026-11-15T10:00:00Z' }],
  ['of the patient’s own', { sender: { reference: 'Patient/p' } }],
  ['that heads a thread', { payload: [] }],
  ['that was taken back', { status: 'entered-in-error' }],
  ['that is a notification', { category: [{ coding: [{ code: 'notification' }] }] }],
  ['of last week', { sent: '2026-11-08T10:00:00Z' }],
])('one %s is not', (_, change) => {
  expect(planMessageNotification({ ...fromDoctor, ...change } as Communication, 'p', now)).toEqual([]);
});
