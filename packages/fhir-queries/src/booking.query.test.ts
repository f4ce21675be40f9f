import { extensionUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { expect, test } from 'vitest';
import { composeBooking, readFreeTimes } from './booking.query.ts';

const order = {
  patientId: 'p',
  practitionerId: 'd',
  scheduleId: 's',
  time: { start: '2026-11-20T04:45:00Z', end: '2026-11-20T05:15:00Z' },
  appointmentType: 'FOLLOWUP',
  mode: 'video' as const,
  reason: 'Chest pain',
};

test('books as the specification says: a busy slot, then a proposed appointment that holds it', () => {
  expect(composeBooking(order)).toMatchObject({
    resourceType: 'Bundle',
    type: 'transaction',
    entry: [
      {
        resource: {
          resourceType: 'Slot',
          id: 'appointment-slot',
          schedule: { reference: 'Schedule/s' },
          status: 'busy',
          ...order.time,
        },
        request: { method: 'POST', url: '/Slot' },
      },
      {
        resource: {
          resourceType: 'Appointment',
          status: 'proposed',
          slot: [{ reference: 'Slot/appointment-slot' }],
          comment: 'Chest pain',
          participant: [
            { actor: { reference: 'Practitioner/d' }, status: 'needs-action' },
            { actor: { reference: 'Patient/p' }, status: 'accepted' },
          ],
        },
        request: { method: 'POST', url: '/Appointment' },
      },
    ],
  });
  expect(composeBooking(order).entry).toHaveLength(2);
});

test('a visit that replaces another gives that one up in the same transaction', () => {
  const old = {
    resourceType: 'Appointment' as const,
    id: 'old',
    meta: { versionId: '3' },
    status: 'booked' as const,
    participant: [],
  };
  const { entry } = composeBooking({ ...order, replaces: { visit: old, reason: 'TIME' } });
  expect(entry?.[2]).toMatchObject({
    resource: { resourceType: 'Appointment', id: 'old', status: 'cancelled' },
    request: { method: 'PUT', url: 'Appointment/old', ifMatch: 'W/"3"' },
  });
});

test('reads the times that a refusal names', () => {
  const extension = [
    {
      url: extensionUrls.freeTime,
      extension: [
        { url: 'start', valueInstant: 'a' },
        { url: 'end', valueInstant: 'b' },
      ],
    },
    { url: extensionUrls.freeTime, extension: [{ url: 'start', valueInstant: 'a' }] },
    { url: 'other' },
  ];
  expect(readFreeTimes({ resourceType: 'OperationOutcome', issue: [], extension })).toEqual([
    { start: 'a', end: 'b' },
  ]);
  expect(readFreeTimes(undefined)).toEqual([]);
});
