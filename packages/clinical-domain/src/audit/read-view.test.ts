import type { AuditEvent } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { readView } from './read-view.ts';

const rest = { system: 'http://hl7.org/fhir/restful-interaction' };
const whose = { what: { reference: 'Patient/p' }, role: { code: '1' } };
const reason = (code: string) => [{ coding: [{ code }] }];

/** As the gateway tells what the patient's own app did. */
function own(changes: Partial<AuditEvent>): AuditEvent {
  return {
    resourceType: 'AuditEvent',
    id: 'e',
    type: { code: 'rest' },
    subtype: [{ ...rest, code: 'read' }],
    action: 'R',
    recorded: '2026-11-15T08:00:00Z',
    outcome: '0',
    purposeOfEvent: reason('PATRQT'),
    agent: [
      { who: { reference: 'Patient/p' }, requestor: true },
      { who: { display: 'Patient Portal' }, name: 'Chrome, Android', requestor: false },
      { who: { display: 'Patient Portal gateway' }, requestor: false },
    ],
    source: { site: 'patient-portal', observer: { display: 'Patient Portal gateway' } },
    entity: [whose],
    ...changes,
  };
}

function hospital(changes: Partial<AuditEvent> = {}): AuditEvent {
  return {
    resourceType: 'AuditEvent',
    id: 'h',
    type: { code: 'rest' },
    subtype: [{ ...rest, code: 'read' }],
    action: 'R',
    recorded: '2026-11-15T08:00:00Z',
    outcome: '0',
    agent: [{ who: { reference: 'Practitioner/d', display: 'Dr. Anil Shrestha' }, requestor: true }],
    source: { observer: { display: 'Hospital information system' } },
    entity: [{ what: { reference: 'Patient/p' } }, { what: { reference: 'DiagnosticReport/r' } }],
    ...changes,
  };
}

describe('one’s own', () => {
  test('is told by the portal’s mark, with the device', () => {
    const { viewer, purpose, outcome } = readView(own({}));
    expect(viewer).toMatchObject({ kind: 'you', device: 'Chrome, Android', name: undefined });
    expect([purpose, outcome]).toEqual(['asked-by-you', 'done']);
  });

  test.each<[string, Partial<AuditEvent>, string, string[]]>([
    ['a read', { entity: [whose, { what: { reference: 'DiagnosticReport/r' } }] }, 'saw', ['results']],
    ['one’s own details', { entity: [whose, { what: { reference: 'Patient/p' } }] }, 'saw', ['details']],
    [
      'a search',
      { action: 'E', entity: [whose, { query: btoa('https://portal.example/r4/MedicationRequest') }] },
      'saw',
      ['medicines'],
    ],
    ['a free time', { action: 'E', entity: [whose, { name: 'PractitionerRole' }] }, 'saw', ['directory']],
    [
      'a booking',
      {
        action: 'C',
        entity: [whose, { what: { reference: 'Slot/1' } }, { what: { reference: 'Appointment/2' } }],
      },
      'added',
      ['visits'],
    ],
    [
      'a message',
      { action: 'C', entity: [whose, { what: { reference: 'Communication/1' } }] },
      'added',
      ['messages'],
    ],
    ['an unreadable query', { action: 'E', entity: [whose, { query: '%%%' }] }, 'saw', ['record']],
    ['an unknown type', { entity: [whose, { what: { reference: 'Basic/1' } }] }, 'saw', ['record']],
    ['a sign-in', { action: 'E', subtype: [{ code: '110122' }] }, 'signed-in', []],
    ['a sign-out', { action: 'E', subtype: [{ code: '110123' }] }, 'signed-out', []],
    ['a download that began', { subtype: [{ code: 'download-start' }] }, 'download-started', []],
    ['a download', { subtype: [{ code: 'download-end' }] }, 'downloaded', []],
    ['a share', { action: 'C', subtype: [{ code: 'share-create' }] }, 'shared', []],
  ])('%s', (_what, changes, deed, topics) => {
    expect(readView(own(changes))).toMatchObject({ deed, topics, viewer: { kind: 'you' } });
  });
});

test('whoever opened a shared link is neither the patient nor the hospital', () => {
  const agent = [{ who: { display: 'Patan Clinic, reception' }, requestor: true }];
  const { viewer, deed } = readView(own({ subtype: [{ code: 'share-view' }], agent }));
  expect([viewer.kind, viewer.name, deed]).toEqual(['shared-link', 'Patan Clinic, reception', 'saw']);
});

describe('the hospital’s', () => {
  test('name, role and place, as its own system tells them', () => {
    const agent = [
      {
        who: { reference: 'Practitioner/d', display: 'Dr. Anil Shrestha' },
        role: [{ text: 'Cardiology' }],
        requestor: true,
      },
    ];
    expect(readView(hospital({ agent }))).toMatchObject({
      viewer: {
        kind: 'care-team',
        name: 'Dr. Anil Shrestha',
        role: 'Cardiology',
        place: 'Hospital information system',
        practitionerId: 'd',
      },
      topics: ['results'],
      purpose: undefined,
    });
  });

  test('an event that calls itself the patient’s own is still the hospital’s, unless the portal recorded it', () => {
    const agent = [{ who: { reference: 'Patient/p' }, requestor: true }];
    expect(readView(hospital({ agent })).viewer.kind).toBe('care-team');
  });

  test.each<[string, Partial<AuditEvent>, string[]]>([
    ['only the patient', { entity: [{ what: { reference: 'Patient/p' } }] }, ['details']],
    ['only the patient, with their role', { entity: [whose] }, ['details']],
    [
      'a search, whose words are not told',
      { subtype: [{ code: 'search-type' }], entity: [whose] },
      ['record'],
    ],
    [
      'everything',
      { subtype: [{ code: 'operation' }], entity: [{ what: { reference: 'Patient/p' } }] },
      ['record'],
    ],
    ['nothing named', { entity: [] }, ['record']],
    ['an address of a version', { entity: [{ what: { reference: 'Invoice/1/_history/2' } }] }, ['bills']],
  ])('%s', (_what, changes, topics) => {
    expect(readView(hospital(changes)).topics).toEqual(topics);
  });

  test.each([
    ['BTG', 'emergency'],
    ['ETREAT', 'emergency'],
    ['TREAT', 'care'],
    ['HPAYMT', 'payment'],
    ['HRESCH', 'research'],
    ['toString', undefined],
  ])('the reason %s is %s', (code, purpose) => {
    expect(readView(hospital({ purposeOfEvent: reason(code) })).purpose).toBe(purpose);
  });

  test('an emergency is told before any other reason', () => {
    const agent = [{ who: { display: 'x' }, requestor: true, purposeOfUse: reason('BTG') }];
    expect(readView(hospital({ agent, purposeOfEvent: reason('TREAT') })).purpose).toBe('emergency');
  });

  test.each([
    ['0', 'done'],
    [undefined, 'done'],
    ['4', 'refused'],
    ['8', 'failed'],
    ['12', 'failed'],
  ] as const)('outcome %s: %s', (outcome, told) => {
    const { outcome: _left, ...event } = hospital();
    expect(readView(outcome === undefined ? event : { ...event, outcome }).outcome).toBe(told);
  });
});
