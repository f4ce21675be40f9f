import type { Appointment, CodeableConcept } from 'fhir/r4';
import { expect, test } from 'vitest';
import { extensionUrls, systemUris } from '../fhir/fhir-extensions.ts';
import { nepali } from '../language/translated-text.ts';
import { findCancelReason, findVisitState, isCalledOff } from './visit-state.ts';

const now = Date.parse('2026-11-16T04:00:00Z');
const visit = (more: Partial<Appointment>): Appointment => ({
  resourceType: 'Appointment',
  status: 'cancelled',
  start: '2026-11-20T04:45:00Z',
  participant: [
    { actor: { reference: 'Practitioner/d' }, status: 'accepted' },
    { actor: { reference: 'Patient/p' }, status: 'accepted' },
  ],
  ...more,
});
const hl7 = (code: string): CodeableConcept => ({ coding: [{ system: systemUris.hl7CancelReason, code }] });

test.each([
  ['proposed', 'proposed'],
  ['pending', 'proposed'],
  ['waitlist', 'waitlisted'],
  ['booked', 'confirmed'],
  ['arrived', 'checked-in'],
  ['checked-in', 'checked-in'],
  ['fulfilled', 'completed'],
  ['cancelled', 'cancelled'],
  ['noshow', 'missed'],
  ['entered-in-error', 'entered-in-error'],
] as const)('%s in the record: %s', (status, state) => {
  expect(findVisitState(visit({ status }), now)).toBe(state);
});

test('a request whose time went by without an answer is not waiting any more', () => {
  const asked = visit({ status: 'proposed', start: '2026-11-15T04:45:00Z' });
  expect(findVisitState(asked, now)).toBe('unanswered');
  expect(findVisitState({ ...asked, end: '2026-11-16T04:30:00Z' }, now)).toBe('proposed');
  const { start: _start, ...timeless } = asked;
  expect(findVisitState(timeless, now)).toBe('proposed');
});

test.each<[string, Partial<Appointment>, string]>([
  [
    'a reason of the portal’s list',
    { cancelationReason: { coding: [{ system: systemUris.cancelReason, code: 'BETTER' }] } },
    'cancelled-by-patient',
  ],
  ['HL7’s code for the patient', { cancelationReason: hl7('pat') }, 'cancelled-by-patient'],
  ['HL7’s code for the provider', { cancelationReason: hl7('prov-pers') }, 'cancelled-by-clinic'],
  [
    'a doctor who declined',
    { participant: [{ actor: { reference: 'Practitioner/d' }, status: 'declined' }] },
    'declined',
  ],
  [
    'a patient who declined',
    { participant: [{ actor: { reference: 'Patient/p' }, status: 'declined' }] },
    'cancelled-by-patient',
  ],
  ['another visit in its place', { extension: [{ url: extensionUrls.rescheduledTo }] }, 'moved'],
  ['nothing', {}, 'cancelled'],
])('F7: a cancelled visit with %s', (_, more, state) => {
  const found = findVisitState(visit(more), now);
  expect([found, isCalledOff(found)]).toEqual([state, true]);
});

test('the reason is the clinic’s own words or the patient’s choice, never a bare code', () => {
  const chosen = {
    coding: [
      {
        system: systemUris.cancelReason,
        code: 'BETTER',
        display: 'I feel better',
        _display: nepali('मलाई सन्चो भयो'),
      },
    ],
  };
  const text = { ...hl7('prov'), text: 'The doctor is on leave.' };
  const reasonOf = (cancelationReason: CodeableConcept, language: 'en' | 'ne') =>
    findCancelReason(visit({ cancelationReason }), language)?.text;
  expect(reasonOf(chosen, 'en')).toBe('I feel better');
  expect(reasonOf(chosen, 'ne')).toBe('मलाई सन्चो भयो');
  expect(reasonOf(text, 'en')).toBe('The doctor is on leave.');
  expect(reasonOf({ coding: [{ ...hl7('prov').coding?.[0], display: 'Provider' }] }, 'en')).toBeUndefined();
});
