import type { Communication } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findUnread } from './unread.ts';

const self = { reference: 'Patient/p' };
const doctor = { reference: 'Practitioner/d', display: 'Dr. Prabha Rai' };
const message = (id: string, sent: string, more: Partial<Communication> = {}): Communication => ({
  resourceType: 'Communication',
  id,
  status: 'completed',
  sender: doctor,
  recipient: [self],
  sent,
  payload: [{ contentString: `text of ${id}` }],
  ...more,
});

test('counts what is for the patient to read, and names who wrote last', () => {
  const notification = { category: [{ coding: [{ code: 'notification' }] }] };
  const unread = findUnread(
    [
      message('old', '2026-11-17T08:00:00Z', { sender: { ...doctor, display: 'Dr. Anil Shrestha' } }),
      message('new', '2026-11-18T08:00:00Z'),
      message('read', '2026-11-18T09:00:00Z', { received: '2026-11-18T09:01:00Z' }),
      message('own', '2026-11-18T10:00:00Z', { sender: self, recipient: [doctor] }),
      message('told', '2026-11-18T11:00:00Z', notification),
      message('withdrawn', '2026-11-18T12:00:00Z', { status: 'entered-in-error' }),
    ],
    'p',
    'en',
  );
  expect(unread).toEqual({ count: 2, from: { text: 'Dr. Prabha Rai', language: 'en' }, text: 'text of new' });
});

test('all read: nothing', () => {
  expect(findUnread([message('read', '2026-11-18T09:00:00Z', { received: 'x' })], 'p', 'en')).toBeUndefined();
});
