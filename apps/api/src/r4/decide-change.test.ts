import type { Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { requestedScope } from '../portal-auth/requested-scope.ts';
import { Refusal } from '../http/refusal.ts';
import { compare, toStored } from './change.ts';
import { decideChange } from './decide-change.ts';
import { parseScopes } from '../patient-access/scopes.ts';

const self = { reference: 'Patient/A' };
const id = '018f4d5e-0000-7000-8000-000000000001';

type Given = {
  before?: object;
  ifMatch?: string;
  scope?: string;
  uploadBytes?: number;
};

function judge(after: object, { before, ifMatch, scope = requestedScope, uploadBytes = 9 }: Given = {}) {
  const resource = { id, ...after } as Resource;
  const request = {
    interaction: 'update' as const,
    type: resource.resourceType,
    id,
    resource,
    parameters: [],
    ...(ifMatch && { ifMatch }),
  };
  const change = compare(request, before && ({ id, ...before } as Resource));
  try {
    decideChange(
      change,
      { patientId: 'A', sessionId: 's', scopes: parseScopes(scope) },
      { uploadBytes, clinicNames: ['Himal Valley Hospital'] },
    );
    return 'passes';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.status} ${error.code}`;
  }
}

const message = {
  resourceType: 'Communication',
  status: 'completed',
  subject: self,
  sender: self,
  recipient: [{ reference: 'Practitioner/1' }],
};
const version = (number: string) => ({ meta: { versionId: number, lastUpdated: '2026-01-01T00:00:00Z' } });

describe('permission', () => {
  test.each([
    ['patient/Communication.c', undefined, 'passes'],
    ['patient/Communication.u', undefined, '403 scope_missing'],
    ['patient/*.c', message, '403 scope_missing'],
    ['patient/*.u', message, 'passes'],
  ])('%s over %j: %s', (scope, before, expected) => {
    const after = before ? { ...message, status: 'entered-in-error' } : message;
    expect(judge(after, { scope, ...(before && { before }) })).toBe(expected);
  });
});

describe('ids of something new', () => {
  test.each([
    [id, 'passes'],
    ['f47ac10b-58cc-5372-a567-0e02b2c3d479', 'passes'],
    ['F47AC10B-58CC-5372-A567-0E02B2C3D479', '400 id_not_uuid'],
    ['f47ac10b-58cc-1372-a567-0e02b2c3d479', '400 id_not_uuid'],
    ['1', '400 id_not_uuid'],
  ])('%s: %s', (own, expected) => {
    expect(judge({ ...message, id: own })).toBe(expected);
  });
});

describe('meta', () => {
  const stored = {
    ...message,
    sender: { reference: 'Practitioner/1' },
    recipient: [self],
    meta: { versionId: '1', tag: [{ code: 'x' }] },
  };
  const read = { ...stored, received: '2026-01-01' };
  test.each<[string, object | undefined, string]>([
    ['as it was read', stored.meta, 'passes'],
    ['left out', undefined, 'passes'],
    ['of an older version', { versionId: '0', lastUpdated: 'x', source: 'y' }, 'passes'],
    ['without the tag', { versionId: '1', tag: [] }, '403 not_writable'],
    ['with a label', { ...stored.meta, security: [{ code: 'NOPAT' }] }, '403 not_writable'],
    ['with a profile', { profile: ['urn:x'] }, '403 not_writable'],
  ])('%s', (_what, meta, expected) => {
    const { meta: _meta, ...rest } = read;
    const after = meta ? { ...rest, meta } : rest;
    expect(judge(after, { before: stored })).toBe(expected);
  });

  test('is stored as it was, without what the server counts itself', () => {
    const request = { interaction: 'update', type: 'Communication', id, parameters: [] } as const;
    const change = compare(
      { ...request, resource: { id, ...message, meta: { versionId: '9' } } },
      { id, ...stored },
    );
    expect(toStored(change)).toEqual({ id, ...message, meta: { tag: [{ code: 'x' }] } });
  });
});

describe('what is stored already', () => {
  const dose = {
    resourceType: 'MedicationAdministration',
    status: 'completed',
    subject: self,
    performer: [{ actor: self }],
    request: { reference: 'MedicationRequest/1' },
    ...version('2'),
  };
  test.each<[string, object, Given, string]>([
    [
      'another message',
      { ...message, payload: [{ contentString: 'x' }] },
      { before: message },
      '409 already_stored',
    ],
    ['another dose', { ...dose, status: 'not-done' }, { before: dose }, '409 version_needed'],
    ['a corrected dose', { ...dose, status: 'not-done' }, { before: dose, ifMatch: 'W/"2"' }, 'passes'],
    [
      'a correction of an old version',
      { ...dose, status: 'not-done' },
      { before: dose, ifMatch: 'W/"1"' },
      '412 stale',
    ],
    ['a version of something new', message, { ifMatch: 'W/"1"' }, '412 stale'],
    [
      'a dose of the nurse',
      { ...dose, performer: undefined, status: 'not-done' },
      { before: { ...dose, performer: undefined }, ifMatch: 'W/"2"' },
      '403 not_writable',
    ],
    [
      'another patient’s name',
      { resourceType: 'Patient', name: [] },
      { before: { resourceType: 'Patient', ...version('1') }, ifMatch: 'W/"1"' },
      '403 not_writable',
    ],
    [
      'an element taken away',
      { resourceType: 'Patient' },
      { before: { resourceType: 'Patient', active: true, ...version('1') }, ifMatch: 'W/"1"' },
      '403 not_writable',
    ],
    ['a new Patient', { resourceType: 'Patient', telecom: [] }, {}, '403 not_writable'],
    [
      'a new Appointment by PUT',
      { resourceType: 'Appointment', status: 'proposed', participant: [] },
      {},
      '403 not_writable',
    ],
  ])('%s', (_what, after, given, expected) => {
    expect(judge(after, given)).toBe(expected);
  });
});

describe('a visit', () => {
  const visit = {
    resourceType: 'Appointment',
    status: 'proposed',
    slot: [{ reference: 'Slot/appointment-slot' }],
    participant: [
      { actor: { reference: 'Practitioner/1' }, status: 'needs-action' },
      { actor: self, status: 'accepted' },
    ],
  };
  const [, patient] = visit.participant;
  const stored = { ...visit, status: 'booked', ...version('1') };
  test.each<[string, object, string]>([
    ['with a reason', { status: 'cancelled', cancelationReason: { text: 'x' } }, 'passes'],
    ['to be arrived', { status: 'arrived' }, '403 not_writable'],
    ['and moved', { status: 'cancelled', start: '2026-01-01T00:00:00Z' }, '403 not_writable'],
    ['and handed on', { status: 'cancelled', participant: [patient] }, '403 not_writable'],
  ])('cancelled %s: %s', (_what, change, expected) => {
    expect(judge({ ...stored, ...change }, { before: stored })).toBe(expected);
  });
});

describe('content', () => {
  const attached = (attachment: object) => ({ ...message, payload: [{ contentAttachment: attachment }] });
  test.each<[string, object, string]>([
    ['an own file', attached({ contentType: 'audio/webm;codecs=opus', url: 'Binary/1' }), 'passes'],
    ['a small file', attached({ contentType: 'image/png', data: 'iVBORw0KGgo=' }), 'passes'],
    [
      'a file that only says what it is',
      attached({ contentType: 'image/png', data: 'YWJj' }),
      '403 bad_file',
    ],
    ['a file of no kind', attached({ data: 'YWJj' }), '403 bad_file'],
    ['a large file', attached({ contentType: 'image/png', data: 'YWJjYWJjYWJjYWJj' }), '413 too_large'],
    ['a web page', attached({ contentType: 'text/html', data: 'YWJj' }), '403 bad_file'],
    ['an address elsewhere', attached({ url: 'http://169.254.169.254/' }), '403 bad_file'],
    ['a script', attached({ url: 'javascript:alert(1)' }), '403 bad_file'],
    ['a file that is an object', attached({ data: { x: 1 } }), '403 bad_file'],
    [
      'an extension',
      { ...message, payload: [{ contentString: 'x', extension: [{ url: 'urn:x', valueString: 'y' }] }] },
      'passes',
    ],
    [
      'an address inside an extension',
      {
        ...message,
        payload: [
          {
            contentString: 'x',
            extension: [{ url: 'urn:x', valueAttachment: { url: 'http://evil.example' } }],
          },
        ],
      },
      '403 bad_file',
    ],
    [
      'a reference to another patient',
      { ...message, about: [{ reference: 'Patient/B' }] },
      '403 bad_reference',
    ],
    ['a reference that is an object', { ...message, about: [{ reference: { a: 1 } }] }, '403 bad_reference'],
    [
      'a versioned reference',
      { ...message, about: [{ reference: 'Appointment/1/_history/1' }] },
      '403 bad_reference',
    ],
    [
      'a reference out of the record',
      { ...message, about: [{ reference: 'RelatedPerson/1' }] },
      '403 bad_reference',
    ],
    [
      'a resource inside',
      {
        ...message,
        payload: [{ contentString: 'x', extension: [{ url: 'urn:x', resourceType: 'Patient' }] }],
      },
      '403 not_writable',
    ],
  ])('with %s: %s', (_what, after, expected) => {
    expect(judge(after)).toBe(expected);
  });
});

describe('a picture of oneself', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 5 }, () => 0)]);
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const webp = Buffer.from('524946460000000057454250', 'hex');
  const patient = { resourceType: 'Patient', ...version('1') };
  const picture = (contentType: string, data: Buffer, more: object = {}) => [
    { contentType, data: data.toString('base64'), ...more },
  ];
  const judgePhoto = (photo: unknown, uploadBytes?: number) =>
    judge({ ...patient, photo }, { before: patient, ifMatch: 'W/"1"', ...(uploadBytes && { uploadBytes }) });

  test.each([
    ['a JPEG', picture('image/jpeg', jpeg), 'passes'],
    ['a PNG', picture('image/png', png), 'passes'],
    ['a WebP', picture('image/webp', webp), 'passes'],
    ['none', undefined, 'passes'],
    ['a JPEG called a PNG', picture('image/png', jpeg), '403 bad_file'],
    ['a page called a JPEG', picture('image/jpeg', Buffer.from('<html>..')), '403 bad_file'],
    ['a drawing that can run', picture('image/svg+xml', Buffer.from('<svg/>')), '403 bad_file'],
    ['a letter', picture('application/pdf', Buffer.from('%PDF-1.7')), '403 bad_file'],
    ['an address here', [{ contentType: 'image/jpeg', url: 'Binary/1' }], '403 bad_file'],
    ['a picture with an address too', picture('image/jpeg', jpeg, { url: 'Binary/1' }), '403 bad_file'],
    ['two', [...picture('image/png', png), ...picture('image/png', png)], '403 bad_file'],
    ['no list', 'x', '403 bad_file'],
    [
      'one that is too large',
      picture('image/jpeg', Buffer.concat([jpeg, Buffer.alloc(204_800)])),
      '413 too_large',
    ],
  ])('%s: %#', (_name, photo, expected) => {
    expect(judgePhoto(photo, 1_000_000)).toBe(expected);
  });
});

describe('what is written', () => {
  const say = (text: string) => judge({ ...message, payload: [{ contentString: text }] });

  test.each([
    ['एक छिन पर्खिनुहोस्, गर्\u200Dयो 👩🏽\u200D⚕️', 'passes'],
    ['I was at Himal Valley Hospital', 'passes'],
    ['pay here: \u202Emoc.elpmaxe', '422 hidden_characters'],
    ['Himal\u200B Valley', '422 hidden_characters'],
    ['Нimal Valley Hospital', '422 look_alike'],
  ])('%s: %s', (text, expected) => {
    expect(say(text)).toBe(expected);
  });

  test('a message lies neither in the future nor before anybody lived', () => {
    for (const sent of ['9999-12-31T00:00:00Z', '0001-01-01T00:00:00Z', '2026-02-30T00:00:00Z', 'NaN'])
      expect([sent, judge({ ...message, sent })]).toEqual([sent, '422 out_of_bounds']);
    expect(judge({ ...message, sent: new Date().toISOString() })).toBe('passes');
  });

  test('the hospital’s own entries beside what is changed are left alone', () => {
    const odd = { value: '\u202A9841\u202C', period: { end: '9999-12-31' } };
    const before = { resourceType: 'Patient', telecom: [odd], ...version('1') };
    const change = (telecom: object[]) =>
      judge({ resourceType: 'Patient', telecom }, { before, ifMatch: 'W/"1"' });
    expect(change([odd, { value: '9842' }])).toBe('passes');
    expect(change([odd, { value: '\u202A9842' }])).toBe('422 hidden_characters');
    expect(change([odd, { value: '9842', period: { end: '9999-12-31' } }])).toBe('422 out_of_bounds');
  });
});
