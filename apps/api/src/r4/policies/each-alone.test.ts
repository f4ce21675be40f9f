import { buildHomeReading, type HomeReading } from '@portal/clinical-domain/vitals/home-reading';
import type { Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { parseScopes } from '../../patient-access/scopes.ts';
import type { ChangePolicy } from '../change-policy.ts';
import { clientMadeId } from './client-id.change-policy.ts';
import { plainFiles } from './files.change-policy.ts';
import { plainHomeReading } from './home-reading.change-policy.ts';
import { ownReferences } from './own-references.change-policy.ts';
import { exactPermission } from './permission.change-policy.ts';
import { plainContent } from './plain-content.change-policy.ts';
import { plainText } from './plain-text.change-policy.ts';
import { plainPortrait } from './portrait.change-policy.ts';
import { seenVersion } from './seen-version.change-policy.ts';
import { serverTextOnly } from './server-text.change-policy.ts';
import { writableElements } from './writable-elements.change-policy.ts';
import { writtenBounds } from './written-bounds.change-policy.ts';

type Given = {
  type?: string;
  changed?: object;
  id?: string;
  before?: object;
  ifMatch?: string;
  scope?: string;
  uploadBytes?: number;
};

/** What one policy says of a write with no other to cover for it: `pass`, or its refusal. */
function ask(policy: ChangePolicy, given: Given): string {
  return judge(policy, given).slice(0, 2).join(' ').trim();
}

function judge(policy: ChangePolicy, given: Given): [string, string, string] {
  const { type = 'Communication', changed = {}, id, before, ifMatch, scope } = given;
  const change = {
    type,
    before: before && ({ resourceType: type, ...before } as Resource),
    after: { resourceType: type, id, ...before, ...changed } as Resource,
    changed: changed as Record<string, unknown>,
    ifMatch,
  };
  const caller = { patientId: 'A', sessionId: 's', scopes: parseScopes(scope) };
  const { uploadBytes = 12 } = given;
  const decision = policy(change, caller, { uploadBytes, clinicNames: ['Himal Valley Hospital'] });
  if (decision.kind !== 'deny') return [decision.kind, '', ''];
  expect(decision.reason).toMatch(/.\.$/);
  return [String(decision.status), decision.code, decision.reason];
}

const self = { reference: 'Patient/A' };
const doctor = { reference: 'Practitioner/1' };

test.each<[string, Given, string]>([
  ['a new message needs c', { scope: 'patient/Communication.c' }, 'pass'],
  ['and not u', { scope: 'patient/Communication.u' }, '403 scope_missing'],
  ['a change needs u', { before: {}, scope: 'patient/Communication.u' }, 'pass'],
  ['and not c', { before: {}, scope: 'patient/Communication.c' }, '403 scope_missing'],
])('permission: %s', (_what, given, expected) => {
  expect(ask(exactPermission, given)).toBe(expected);
});

describe('ids', () => {
  const id = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
  const other = (from: string, to: string) => id.replace(from, to);
  test.each([id, other('4372', '5372'), other('4372', '7372'), other('4372', '8372'), other('a567', '8567')])(
    '%s is one of something new',
    (own) => {
      expect(ask(clientMadeId, { id: own })).toBe('pass');
    },
  );
  test.each([
    undefined,
    '',
    `x${id}`,
    `${id}0`,
    id.toUpperCase(),
    other('f47', 'g47'),
    other('58cc', '58cg'),
    other('4372', '1372'),
    other('4372', '437g'),
    other('a567', 'c567'),
    other('a567', 'a56g'),
    other('0e02', '0g02'),
    other('f47ac', 'f47a'),
    other('58cc', '58c'),
    other('4372', '437'),
    other('a567', 'a56'),
    other('0e02b2', '0e02b'),
  ])('%s is none', (own) => {
    expect(ask(clientMadeId, { ...(own !== undefined && { id: own }) })).toBe('400 id_not_uuid');
  });

  test('what is stored has its own', () => {
    expect(ask(clientMadeId, { id: '1', before: {} })).toBe('pass');
  });
});

test.each<[string, object, string]>([
  ['words', { payload: [{ contentString: 'x' }], sent: null }, 'pass'],
  ['a contained resource', { contained: [] }, '403 not_writable'],
  ['a resource within', { payload: [{ resourceType: 'Patient' }] }, '403 not_writable'],
  ['a modifier within', { payload: [{ a: 1 }, { modifierExtension: [] }] }, '403 not_writable'],
  ['other rules', { implicitRules: 'urn:x' }, '403 not_writable'],
])('content: %s', (_what, changed, expected) => {
  expect(ask(plainContent, { changed })).toBe(expected);
});

test.each<[string, Given, string]>([
  ['none is named', { before: { meta: { versionId: '2' } } }, 'pass'],
  ['the stored one', { before: { meta: { versionId: '2' } }, ifMatch: 'W/"2"' }, 'pass'],
  ['an old one', { before: { meta: { versionId: '2' } }, ifMatch: 'W/"1"' }, '412 stale'],
  ['one of what has none', { before: {}, ifMatch: 'W/"1"' }, '412 stale'],
  ['one of what is not there', { ifMatch: 'W/"1"' }, '412 stale'],
])('versions: %s', (_what, given, expected) => {
  expect(ask(seenVersion, given)).toBe(expected);
});

describe('readings from home', () => {
  const hourMs = 3_600_000;
  const now = Math.floor(Date.now() / 1000) * 1000;
  const readingAt = (ago: number, values = [127, 81]): HomeReading => ({
    id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
    kind: 'blood-pressure',
    values,
    at: now - ago,
    enteredAt: now - ago,
    note: undefined,
  });
  const own = (ago = 0, values?: number[]) => buildHomeReading('A', readingAt(ago, values));
  const clinics = { status: 'final', code: { text: 'Blood pressure' } };
  const typed = { type: 'Observation' };
  test.each<[string, Given, string]>([
    ['as the app writes one', { changed: own() }, 'pass'],
    ['of another patient', { changed: buildHomeReading('B', readingAt(0)) }, '403 not_writable'],
    ['with more in it', { changed: { ...own(), bodySite: { text: 'arm' } } }, '403 not_writable'],
    ['in no state of one', { changed: { ...own(), status: 'preliminary' } }, '403 not_writable'],
    ['that no device shows', { changed: own(0, [900, 81]) }, '422 out_of_bounds'],
    ['with its values turned', { changed: own(0, [81, 127]) }, '422 out_of_bounds'],
    ['that is yet to come', { changed: own(-2 * hourMs) }, '422 out_of_bounds'],
    ['of two months ago', { changed: own(60 * 24 * hourMs) }, '422 out_of_bounds'],
    [
      'corrected within a day',
      { before: own(hourMs), changed: { ...own(hourMs, [117, 79]), status: 'amended' } },
      'pass',
    ],
    [
      'sent again over its correction',
      { before: { ...own(hourMs, [117, 79]), status: 'amended' }, changed: own(hourMs) },
      '409 already_stored',
    ],
    [
      'changed without saying so',
      { before: own(hourMs), changed: own(hourMs, [117, 79]) },
      '409 already_stored',
    ],
    ['taken back within a day', { before: own(hourMs), changed: { status: 'entered-in-error' } }, 'pass'],
    [
      'taken back later',
      { before: own(25 * hourMs), changed: { status: 'entered-in-error' } },
      '403 too_late',
    ],
    ['in place of the clinic’s', { before: clinics, changed: own() }, '403 not_writable'],
    ['none: the clinic’s own', { before: clinics, changed: { status: 'amended' } }, 'pass'],
  ])('%s', (_what, given, expected) => {
    expect(ask(plainHomeReading, { ...typed, ...given })).toBe(expected);
  });

  test('other types are not its matter', () => {
    expect(ask(plainHomeReading, { changed: own() })).toBe('pass');
  });
});

describe('elements', () => {
  const message = { status: 'completed', sender: self, recipient: [doctor] };
  const received = { sender: doctor, recipient: [self], status: 'completed' };
  const dose = {
    status: 'completed',
    performer: [{ actor: self }],
    request: { reference: 'MedicationRequest/1' },
  };
  const form = { status: 'in-progress', author: self };
  const told = (given: Given) => judge(writableElements, given)[2];

  test.each<[string, Given, string]>([
    ['a message', { changed: message }, 'pass'],
    ['one without a recipient', { changed: { ...message, recipient: [] } }, '403 not_writable'],
    ['one in another’s name', { changed: { ...message, sender: doctor } }, '403 not_writable'],
    [
      'one to another patient',
      { changed: { ...message, recipient: [{ reference: 'Patient/B' }] } },
      '403 not_writable',
    ],
    ['one from nobody', { changed: { ...message, sender: { display: 'x' } } }, '403 not_writable'],
    ['one with a status that is no text', { changed: { ...message, status: 1 } }, '403 not_writable'],
    [
      'another kind of message',
      { changed: { ...message, category: [{ coding: [{ code: 'notification' }] }] } },
      '403 not_writable',
    ],
    ['has read what came', { before: received, changed: { received: '2026-01-01' } }, 'pass'],
    [
      'has read what was read',
      { before: { ...received, received: 'x' }, changed: { received: 'y' } },
      '403 not_writable',
    ],
    ['has read one’s own', { before: message, changed: { received: '2026-01-01' } }, '403 not_writable'],
    ['takes an own one back', { before: message, changed: { status: 'entered-in-error' } }, 'pass'],
    [
      'takes the doctor’s back',
      { before: received, changed: { status: 'entered-in-error' } },
      '403 not_writable',
    ],
    ['another under its id', { before: message, changed: message }, '409 already_stored'],
    [
      'another that could not be written either',
      { before: message, changed: { ...message, language: 'ne' } },
      '403 not_writable',
    ],
    ['a new dose', { type: 'MedicationAdministration', changed: dose }, 'pass'],
    [
      'a correction without a version',
      { type: 'MedicationAdministration', before: dose, changed: { status: 'not-done' } },
      '409 version_needed',
    ],
    [
      'a correction',
      { type: 'MedicationAdministration', before: dose, changed: { status: 'not-done' }, ifMatch: 'W/"1"' },
      'pass',
    ],
    [
      'a form goes on',
      { type: 'QuestionnaireResponse', before: form, changed: { status: 'completed' }, ifMatch: 'W/"1"' },
      'pass',
    ],
    [
      'a form that was sent',
      {
        type: 'QuestionnaireResponse',
        before: { ...form, status: 'completed' },
        changed: { item: [] },
        ifMatch: 'W/"1"',
      },
      '409 already_stored',
    ],
    ['a type that is not in the table', { type: 'Task', changed: {} }, '403 not_writable'],
    ['one that is inherited', { type: 'constructor', changed: {} }, '403 not_writable'],
    ['a new Patient', { type: 'Patient', changed: {} }, '403 not_writable'],
    [
      'a visit that is not booked',
      { type: 'Appointment', changed: { status: 'proposed' } },
      '403 not_writable',
    ],
  ])('%s', (_what, given, expected) => {
    expect(ask(writableElements, given)).toBe(expected);
  });

  test('what is not the patient’s to set is told by its name, once', () => {
    expect(told({ changed: { ...message, encounter: {} } })).toMatch(/: encounter\.$/);
    expect(told({ changed: { ...message, sender: doctor } })).toMatch(/: sender\.reference\.$/);
    expect(told({ changed: { sender: self, status: 'completed' } })).toMatch(/: recipient\.reference\.$/);
    expect(told({ before: received, changed: { language: 'ne' } })).toMatch(/: language\.$/);
    expect(told({ before: received, changed: { status: 'completed' } })).toMatch(/: status\.$/);
    expect(told({ before: message, changed: { received: 'x', status: 'y' } })).toMatch(
      /: status, received\.$/,
    );
  });
});

test('a text that is not the server’s is told by its element', () => {
  const coding = [{ system: 'http://loinc.org', code: '55423-8' }];
  const [status, code, reason] = judge(serverTextOnly, {
    type: 'Observation',
    changed: { code: { coding, text: 'x' } },
  });
  expect([status, code]).toEqual(['403', 'not_writable']);
  expect(reason).toContain('code.text');
  expect(ask(serverTextOnly, { type: 'Observation', changed: { code: { coding } } })).toBe('pass');
});

describe('references', () => {
  const about = (...references: unknown[]): Given => ({
    changed: { about: references.map((reference) => ({ reference })) },
  });
  test.each<[string, Given, string]>([
    ['the directory', about('Practitioner/1', 'Location/a-B.9'), 'pass'],
    ['the record', about('Appointment/1'), 'pass'],
    ['oneself', about('Patient/A'), 'pass'],
    ['another', about('Patient/B'), '403 bad_reference'],
    ['another among others', about('Appointment/1', 'Patient/B'), '403 bad_reference'],
    ['outside of both', about('Coverage/1'), '403 bad_reference'],
    ['what is inherited', about('Constructor/1'), '403 bad_reference'],
    ['elsewhere', about('https://h.example/Appointment/1'), '403 bad_reference'],
    ['a version', about('Appointment/1/_history/1'), '403 bad_reference'],
    ['no text', about(1), '403 bad_reference'],
    ['a long id', about(`Appointment/${'a'.repeat(65)}`), '403 bad_reference'],
    ['no id', about('Appointment/'), '403 bad_reference'],
    ['a new one', about('urn:uuid:018f4d5e-0000-7000-8000-000000000001'), '403 bad_reference'],
    [
      'somebody by a number',
      { changed: { recipient: [{ identifier: { value: '1' } }] } },
      '403 bad_reference',
    ],
    [
      'somebody within by a number',
      { changed: { a: [{ b: {} }, { c: [{ identifier: {} }] }] } },
      '403 bad_reference',
    ],
    [
      'somebody by a number beside other things',
      { changed: { a: { display: 'x', who: { identifier: {} }, n: 1 } } },
      '403 bad_reference',
    ],
    ['a number of its own', { changed: { identifier: [{ value: '1' }], note: ['x', null] } }, 'pass'],
    ['a number that is a list', { changed: { a: { identifier: [{ value: '1' }] } } }, 'pass'],
  ])('%s', (_what, given, expected) => {
    expect(ask(ownReferences, given)).toBe(expected);
  });
});

describe('files', () => {
  const png = 'iVBORw0KGgo=';
  const attached = (...files: object[]) => files.map((contentAttachment) => ({ contentAttachment }));
  test.each<[string, object, string]>([
    ['a picture', attached({ contentType: 'image/png', data: png }), 'pass'],
    ['one with its name in capitals', attached({ contentType: 'Image/PNG ; q=1', data: png }), 'pass'],
    ['one of one’s own', attached({ contentType: 'image/png', url: 'Binary/a-B.9' }), 'pass'],
    ['of no kind', attached({ data: png }), '403 bad_file'],
    ['of a kind that is not taken', attached({ contentType: 'text/html', url: 'Binary/1' }), '403 bad_file'],
    ['of a kind that is no text', attached({ contentType: 1, url: 'Binary/1' }), '403 bad_file'],
    ['of another kind', attached({ contentType: 'image/jpeg', data: png }), '403 bad_file'],
    ['the second of them', attached({ url: 'Binary/1' }, { url: 'urn:x' }), '403 bad_file'],
    ['an address that is no text', attached({ url: 1 }), '403 bad_file'],
    ['an address elsewhere', attached({ url: 'https://h.example/Binary/1' }), '403 bad_file'],
    ['a version', attached({ url: 'Binary/1/_history/1' }), '403 bad_file'],
    ['a long id', attached({ url: `Binary/${'a'.repeat(65)}` }), '403 bad_file'],
    ['data that are no text', attached({ contentType: 'image/png', data: 1 }), '403 bad_file'],
    ['data of another length', attached({ contentType: 'text/plain', data: 'YWI' }), '403 bad_file'],
    ['data in other letters', attached({ contentType: 'text/plain', data: 'YW-_' }), '403 bad_file'],
    ['data that end too often', attached({ contentType: 'text/plain', data: 'Y===' }), '403 bad_file'],
    ['data with something before', attached({ contentType: 'text/plain', data: ' YWI=' }), '403 bad_file'],
    [
      'data with an end in between',
      attached({ contentType: 'text/plain', data: 'YQ==YQ==' }),
      '403 bad_file',
    ],
    ['no data', attached({ contentType: 'text/plain', data: '' }), '403 bad_file'],
    ['as large as may be', attached({ contentType: 'text/plain', data: 'YWJjYWJjYWJjYWJj' }), 'pass'],
    ['larger', attached({ contentType: 'text/plain', data: 'YWJjYWJjYWJjYWJjYQ==' }), '413 too_large'],
    ['an extension', [{ extension: [{ url: 'urn:x' }] }], 'pass'],
    ['a file in one', [{ extension: [{ url: 'urn:x', valueAttachment: { url: 'urn:x' } }] }], '403 bad_file'],
  ])('%s', (_what, payload, expected) => {
    expect(ask(plainFiles, { changed: { payload, sent: null } })).toBe(expected);
  });
});

describe('a picture of oneself', () => {
  const data = (hex: string) => Buffer.from(hex, 'hex').toString('base64');
  const jpeg = { contentType: 'image/jpeg', data: data('ffd8ffe0') };
  const photo = (...photos: unknown[]): Given => ({ type: 'Patient', changed: { photo: photos } });
  test.each<[string, Given, string]>([
    ['a JPEG', photo(jpeg), 'pass'],
    ['a PNG', photo({ contentType: 'image/png', data: data('89504e470d0a1a0a') }), 'pass'],
    ['a WebP', photo({ contentType: 'image/webp', data: data('524946460102030457454250') }), 'pass'],
    ['the rest of the record', { type: 'Patient', changed: {} }, 'pass'],
    ['another type', { ...photo('x'), type: 'Practitioner' }, 'pass'],
    ['no list', { type: 'Patient', changed: { photo: jpeg } }, 'pass'],
    ['two', photo(jpeg, jpeg), '403 bad_file'],
    ['none', photo(), '403 bad_file'],
    ['no object', photo('x'), '403 bad_file'],
    ['without data', photo({ contentType: 'image/jpeg' }), '403 bad_file'],
    ['without a kind', photo({ data: jpeg.data }), '403 bad_file'],
    ['with a title', photo({ ...jpeg, title: 'x' }), '403 bad_file'],
    ['of an inherited kind', photo({ ...jpeg, contentType: 'constructor' }), '403 bad_file'],
    ['of another kind', photo({ ...jpeg, contentType: 'image/png' }), '403 bad_file'],
    ['a JPEG in something', photo({ ...jpeg, data: data('00ffd8ff') }), '403 bad_file'],
    [
      'a PNG in something',
      photo({ contentType: 'image/png', data: data('0089504e470d0a1a0a') }),
      '403 bad_file',
    ],
    [
      'a WebP in something',
      photo({ contentType: 'image/webp', data: data('00524946460102030457454250') }),
      '403 bad_file',
    ],
    ['a sound', photo({ contentType: 'image/webp', data: data('524946460102030457415645') }), '403 bad_file'],
    ['as large as may be', photo({ ...jpeg, data: data('ffd8ffe0').padEnd(273_064, 'A') }), 'pass'],
    ['larger', photo({ ...jpeg, data: data('ffd8ffe0').padEnd(273_068, 'A') }), '413 too_large'],
  ])('%s', (_what, given, expected) => {
    expect(ask(plainPortrait, given)).toBe(expected);
  });
});

test.each<[string, object, string]>([
  ['words', { payload: [{ contentString: 'well' }, null] }, 'pass'],
  [
    'what is hidden',
    { payload: [{ contentString: 'a' }, { contentString: 'b\u200B' }] },
    '422 hidden_characters',
  ],
  ['what looks like the clinic', { topic: { text: 'Нimal Valley Hospital' } }, '422 look_alike'],
  ['bytes', { data: 'b\u200B', hash: 'b\u200B' }, 'pass'],
])('text: %s', (_what, changed, expected) => {
  expect(ask(plainText, { changed })).toBe(expected);
});

describe('bounds', () => {
  const coding = [{ system: 'http://loinc.org', code: '8867-4' }];
  const pulse = (value: number) => ({ code: { coding }, valueQuantity: { value } });
  test.each<[string, Given, string]>([
    ['a pulse', { type: 'Observation', changed: pulse(72) }, 'pass'],
    ['no pulse', { type: 'Observation', changed: pulse(19) }, '422 out_of_bounds'],
    [
      'a code that is no text',
      { type: 'Observation', changed: { ...pulse(19), code: { coding: [{ code: 1 }] } } },
      'pass',
    ],
    ['of a day to come', { changed: { sent: '2099-01-01T00:00:00Z' } }, '422 out_of_bounds'],
  ])('%s', (_what, given, expected) => {
    expect(ask(writtenBounds, given)).toBe(expected);
  });

  test('what is out of them is told by its name', () => {
    expect(judge(writtenBounds, { changed: { sent: 'x' } })[2]).toBe('sent is no date.');
  });
});
