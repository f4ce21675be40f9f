import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { parseBookingRequest } from './parse-booking-request.ts';

const [start, end] = ['2026-03-01T04:15:00Z', '2026-03-01T04:45:00Z'];
const doctor = { actor: { reference: 'Practitioner/1' }, status: 'needs-action' };
const patient = { actor: { reference: 'Patient/A' }, status: 'accepted' };
const slot = {
  resourceType: 'Slot',
  id: 'appointment-slot',
  schedule: { reference: 'Schedule/7' },
  start,
  end,
  status: 'busy',
};
const visit = {
  resourceType: 'Appointment',
  status: 'proposed',
  appointmentType: { coding: [{ code: 'ROUTINE' }] },
  slot: [{ reference: 'Slot/appointment-slot' }],
  participant: [doctor, patient],
};
const old = { resourceType: 'Appointment', id: 'old', status: 'cancelled' };

type Given = { slot?: object; visit?: object; slotUrl?: string; entries?: object[] };

function parse({ slot: time, visit: change, slotUrl, entries = [] }: Given = {}) {
  const bundle = {
    resourceType: 'Bundle',
    type: 'transaction',
    entry: [
      {
        ...(slotUrl !== undefined && { fullUrl: slotUrl }),
        resource: { ...slot, ...time },
        request: { method: 'POST', url: 'Slot' },
      },
      { resource: { ...visit, ...change }, request: { method: 'POST', url: '/Appointment' } },
      ...entries,
    ],
  };
  return parseBookingRequest(bundle, 'A');
}

function refusalOf(given: Given): string {
  try {
    parse(given);
    return 'passes';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.status} ${error.code}`;
  }
}

test('what the patient says, and nothing else', () => {
  const request = parse({
    visit: {
      comment: 'A cough',
      reasonCode: [{ text: 'Cough', coding: [{ display: 'Pneumonia' }] }],
      serviceType: [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }],
      specialty: [{ text: 'Surgery' }],
      created: '1999-01-01',
      start,
    },
    entries: [{ resource: old, request: { method: 'PUT', url: 'Appointment/old', ifMatch: 'W/"3"' } }],
  });
  expect(request).toEqual({
    scheduleId: '7',
    start: Date.parse(start),
    end: Date.parse(end),
    practitionerId: '1',
    appointmentType: { coding: [{ code: 'ROUTINE' }] },
    mode: 'video',
    texts: { comment: 'A cough', reason: 'Cough' },
    replaces: { id: 'old', ifMatch: 'W/"3"', cancelationReason: undefined },
  });
});

describe('a booking', () => {
  const temporary = `urn:uuid:${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`;
  test.each<[string, Given, string]>([
    ['as specified', {}, 'passes'],
    [
      'by the slot’s temporary name',
      { slotUrl: temporary, visit: { slot: [{ reference: temporary }] } },
      'passes',
    ],
    ['already fulfilled', { visit: { status: 'fulfilled' } }, '422 bad_booking'],
    [
      'accepted by the doctor',
      { visit: { participant: [{ ...doctor, status: 'accepted' }, patient] } },
      '422 bad_booking',
    ],
    ['with an identifier', { visit: { identifier: [{ value: 'x' }] } }, '422 bad_booking'],
    ['with an instruction', { visit: { patientInstruction: 'x' } }, '422 bad_booking'],
    ['with labels', { visit: { meta: { security: [{ code: 'NOPAT' }] } } }, '422 bad_booking'],
    ['with a contained patient', { visit: { contained: [{ resourceType: 'Patient' }] } }, '422 bad_booking'],
    ['with an extension', { visit: { extension: [{ url: 'urn:x' }] } }, '422 bad_booking'],
    [
      'of another patient',
      { visit: { participant: [doctor, { ...patient, actor: { reference: 'Patient/B' } }] } },
      '403 not_own',
    ],
    [
      'with another patient',
      { visit: { participant: [patient, { ...doctor, actor: { reference: 'Patient/B' } }] } },
      '403 not_own',
    ],
    [
      'at a slot elsewhere',
      { visit: { slot: [{ reference: 'https://evil.example/Slot/1' }] } },
      '422 bad_booking',
    ],
    ['at two times', { visit: { start: '2026-03-01T05:15:00Z' } }, '422 bad_booking'],
    ['with a slot that is free', { slot: { status: 'free' } }, '422 bad_booking'],
    [
      'with a schedule elsewhere',
      { slot: { schedule: { reference: 'https://evil.example/Schedule/7' } } },
      '422 bad_booking',
    ],
    ['with a schedule’s way out', { slot: { schedule: { reference: 'Schedule/..' } } }, '422 bad_booking'],
    [
      'that replaces one at another address',
      { entries: [{ resource: old, request: { method: 'PUT', url: 'Appointment/other' } }] },
      '422 bad_booking',
    ],
    [
      'that deletes',
      { entries: [{ resource: old, request: { method: 'DELETE', url: 'Appointment/old' } }] },
      '422 bad_booking',
    ],
  ])('%s: %s', (_what, given, expected) => {
    expect(refusalOf(given)).toBe(expected);
  });
});
