import type { Appointment } from 'fhir/r4';
import { expect, test } from 'vitest';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { nepali } from '../language/translated-text.ts';
import { visitEvents } from './notification.ts';
import { readVisitFacts, visitNotificationText } from './visit-notification.ts';

const now = Date.parse('2026-11-16T04:00:00Z');
const time = Date.parse('2026-11-18T10:30:00+05:45');
const doctor = 'Dr. Anil Shrestha';
const phone = '+977-1-5550100';

const visit = (more: Partial<Appointment> = {}): Appointment => ({
  resourceType: 'Appointment',
  status: 'booked',
  start: '2026-11-18T10:30:00+05:45',
  supportingInformation: [
    { reference: 'Location/m', display: 'Main Hospital', _display: nepali('मुख्य अस्पताल') },
  ],
  participant: [],
  ...more,
});
const declined: Partial<Appointment> = {
  status: 'cancelled',
  participant: [{ actor: { reference: 'Practitioner/d' }, status: 'declined' }],
  cancelationReason: { text: 'The doctor is on leave.' },
};
const video = { serviceType: [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }] };

function tell(
  event: (typeof visitEvents)[number],
  more: Partial<Appointment>,
  { isPrivate = true, language = 'en' }: { isPrivate?: boolean; language?: 'en' | 'ne' } = {},
) {
  const view = { language, zone: 'Asia/Kathmandu' };
  const facts = readVisitFacts(visit(more), { doctor, phone, isPrivate }, view, now);
  const { topic, text } = visitNotificationText(event, time, facts, view);
  return `${topic}: ${text}`;
}

test('F7: a decline says who declined, which visit, why, and whom to call', () => {
  expect(tell('visit-cancelled', declined)).toBe(
    'The clinic declined your visit: The clinic declined your visit with Dr. Anil Shrestha on 18 Nov 2026 at 10:30 AM. ' +
      'Reason: The doctor is on leave. You don’t need to come. Book another time, or call +977-1-5550100 to ask why.',
  );
  expect(tell('visit-cancelled', declined, { language: 'ne' })).toContain('क्लिनिकले');
});

test('F7: a cancelled visit is named by its doctor and date, whoever cancelled it', () => {
  const own = { cancelationReason: { coding: [{ system: systemUris.cancelReason, code: 'BETTER' }] } };
  for (const by of [{}, own]) {
    const told = tell('visit-cancelled', { status: 'cancelled', ...by });
    expect(told).toContain(doctor);
    expect(told).toContain('18 Nov 2026 at 10:30 AM');
  }
  expect(tell('visit-cancelled', { status: 'cancelled', ...own })).toMatch(
    /: You cancelled your visit .*\.$/,
  );
});

test('F7: the patient’s own cancelling says so, with the doctor, the day and the time', () => {
  const own: Partial<Appointment> = {
    status: 'cancelled',
    cancelationReason: { coding: [{ system: systemUris.hl7CancelReason, code: 'pat' }] },
  };
  expect(tell('visit-cancelled', own)).toBe(
    'Your visit is cancelled: You cancelled your visit with Dr. Anil Shrestha on 18 Nov 2026 at 10:30 AM.',
  );
  expect(tell('visit-cancelled', own, { language: 'ne' })).toBe(
    'तपाईंको भेट रद्द भयो: तपाईंले १८ नोभेम्बर २०२६, बिहान १०:३० को Dr. Anil Shresthaसँगको भेट रद्द गर्नुभयो।',
  );
  expect(tell('visit-cancelled', own, { isPrivate: false })).toBe(
    'Your visit is cancelled: You cancelled your visit on 18 Nov 2026 at 10:30 AM.',
  );
});

test('F7: a visit without a time is told without one', () => {
  const facts = { state: 'cancelled', mode: 'in-person' } as const;
  for (const event of visitEvents) {
    const { text } = visitNotificationText(event, undefined, facts, {
      language: 'en',
      zone: 'Asia/Kathmandu',
    });
    expect(text).toBe('Open the visit to see more.');
  }
});

test('F7: a visit that the clinic moved before it confirmed it is not called confirmed', () => {
  expect(tell('visit-moved', { status: 'proposed' })).toContain('The clinic hasn’t confirmed it yet.');
  for (const status of ['proposed', 'booked'] as const)
    expect(tell('visit-moved', { status })).not.toMatch(/is confirmed/);
});

test('F9: a reminder of a visit that is only proposed says so', () => {
  for (const event of ['visit-in-a-day', 'visit-in-an-hour'] as const) {
    expect(tell(event, { status: 'proposed' })).toMatch(/isn’t confirmed yet: .*hasn’t confirmed it yet/);
    expect(tell(event, {})).not.toContain('confirmed');
  }
});

test('A3: a video visit is by video, never at a place', () => {
  for (const event of visitEvents) {
    expect(tell(event, video)).not.toContain('Main Hospital');
    if (event !== 'visit-cancelled') {
      expect(tell(event, video)).toContain('by video');
      expect(tell(event, {})).toContain('at Main Hospital');
      expect(tell(event, {}, { language: 'ne' })).toContain('मुख्य अस्पतालमा');
    }
  }
});

test('outside the portal no doctor, place or reason is named; the day is', () => {
  for (const event of visitEvents)
    for (const more of [declined, video, {}]) {
      const told = tell(event, more, { isPrivate: false });
      expect(told).not.toMatch(/Anil|Main Hospital|on leave/);
      expect(told).toContain('18 Nov 2026');
    }
});
