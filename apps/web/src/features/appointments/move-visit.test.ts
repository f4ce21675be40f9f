import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import type { Appointment } from 'fhir/r4';
import { afterEach, expect, test, vi } from 'vitest';
import { moveVisit } from './move-visit.ts';

const visit = (id: string): Appointment => ({
  resourceType: 'Appointment',
  id,
  status: 'booked',
  participant: [],
});
const doctor: Doctor = {
  role: { resourceType: 'PractitionerRole', id: 'anil' },
  practitioner: { resourceType: 'Practitioner', id: 'anil' },
  schedule: { resourceType: 'Schedule', id: 'anil', actor: [] },
};
const time = { start: '2026-11-24T05:15:00Z', end: '2026-11-24T05:45:00Z' };

function connect(isOnline: boolean) {
  const request = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no answer')));
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', request);
  return request;
}

afterEach(() => vi.unstubAllGlobals());

test('without internet nothing is sent, so the visit is known to stay as it was', async () => {
  const request = connect(false);
  expect(await moveVisit(visit('a'), doctor, time)).toEqual({ kind: 'offline' });
  expect(request).not.toHaveBeenCalled();
});

test('after a request without an answer nobody knows, also when the internet is gone since', async () => {
  connect(true);
  expect(await moveVisit(visit('b'), doctor, time)).toEqual({ kind: 'unanswered' });
  connect(false);
  expect(await moveVisit(visit('b'), doctor, time)).toEqual({ kind: 'unanswered' });
});
