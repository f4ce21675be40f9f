import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { toView } from './directory-view.ts';

const translated = [{ url: extensionUrls.translation, extension: [{ url: 'content', valueString: 'अनिल' }] }];
const strange = { url: 'urn:hospital:payroll', valueString: 'Private' };
const work = { system: 'phone', value: '01-4000000', use: 'work' };
const meta = { versionId: '3', lastUpdated: '2026-01-01T00:00:00Z' };

test.each([
  [
    'a doctor',
    {
      resourceType: 'Practitioner',
      id: '1',
      meta,
      active: true,
      name: [{ use: 'official', text: 'Dr. Anil', _text: { extension: translated } }],
      identifier: [{ system: systemUris.registrationNumber, value: '123' }],
      photo: [{ contentType: 'image/png', url: 'Binary/1' }],
      qualification: [{ id: 'q1', code: { text: 'MBBS' } }],
      communication: [{ coding: [{ system: 'urn:ietf:bcp:47', code: 'ne' }] }],
    },
    {
      meta: { ...meta, source: 'Private', tag: [{ code: 'Private' }] },
      text: { status: 'generated', div: 'Private' },
      contained: [{ resourceType: 'Practitioner', birthDate: 'Private' }],
      extension: [strange],
      birthDate: '1970-01-01 Private',
      gender: 'Private',
      address: [{ text: 'Private' }],
      telecom: [{ ...work, value: 'Private' }],
      name: [
        {
          use: 'official',
          text: 'Dr. Anil',
          _text: { extension: [...translated, strange] },
          extension: [strange],
        },
        { use: 'maiden', text: 'Private' },
      ],
      identifier: [
        { system: systemUris.registrationNumber, value: '123' },
        { system: systemUris.nationalId, value: 'Private' },
        { value: 'Private' },
      ],
      qualification: [
        {
          id: 'q1',
          identifier: [{ value: 'Private' }],
          code: { text: 'MBBS' },
          issuer: { display: 'Private' },
        },
      ],
    },
  ],
  [
    'a role',
    {
      resourceType: 'PractitionerRole',
      id: '1',
      meta,
      practitioner: { reference: 'Practitioner/1', display: 'Dr. Anil' },
      availableTime: [
        { daysOfWeek: ['sun'], extension: [{ url: extensionUrls.bookingWindow, valueInteger: 30 }] },
      ],
      notAvailable: [{ description: 'Not available', during: { start: '2026-01-01' } }],
    },
    {
      practitioner: { reference: 'Practitioner/1', display: 'Dr. Anil', identifier: { value: 'Private' } },
      organization: { identifier: { value: 'Private' } },
      telecom: [{ ...work, value: 'Private' }],
      identifier: [{ value: 'Private' }],
      period: { start: 'Private' },
      notAvailable: [{ description: 'Private', during: { start: '2026-01-01' } }],
    },
  ],
  [
    'a hospital',
    {
      resourceType: 'Organization',
      id: '1',
      name: 'Clinic',
      _name: { extension: translated },
      telecom: [work],
    },
    {
      telecom: [work, { ...work, use: 'home', value: 'Private' }],
      address: [{ use: 'home', text: 'Private' }],
      contact: [{ name: { text: 'Private' } }],
      identifier: [{ value: 'Private' }],
    },
  ],
  [
    'a place',
    { resourceType: 'Location', id: '1', name: 'Ward', address: { text: 'Maharajgunj' } },
    { identifier: [{ value: 'Private' }], endpoint: [{ display: 'Private' }] },
  ],
  [
    'a service',
    {
      resourceType: 'HealthcareService',
      id: '1',
      extension: [{ url: extensionUrls.consultationFee, valueMoney: { value: 500 } }],
      name: 'Consultation',
      telecom: [work],
    },
    {
      extension: [{ url: extensionUrls.consultationFee, valueMoney: { value: 500 } }, strange],
      identifier: [{ value: 'Private' }],
      endpoint: [{ display: 'Private' }],
    },
  ],
  [
    'a schedule',
    { resourceType: 'Schedule', id: '1', active: true, actor: [{ reference: 'PractitionerRole/1' }] },
    { comment: 'Private', identifier: [{ value: 'Private' }] },
  ],
])('of %s a patient sees what a directory needs', (_what, shown, stored) => {
  const view = toView({ ...shown, ...stored });
  expect(view).toEqual(shown);
  expect(JSON.stringify({ ...shown, ...stored })).toContain('Private');
});

test('what is not of the directory stays as it is', () => {
  const own = { resourceType: 'Observation', id: '1', extension: [strange] } as Resource;
  expect(toView(own)).toBe(own);
});

test('of a taken time a patient sees when it is, and nothing of whose', () => {
  const slot = {
    resourceType: 'Slot',
    id: '1',
    meta,
    schedule: { reference: 'Schedule/1', display: 'Private' },
    start: '2026-01-01T00:00:00Z',
    status: 'busy',
    comment: 'Private',
  };
  expect(toView(slot as Resource)).toEqual({
    resourceType: 'Slot',
    id: '1',
    schedule: { reference: 'Schedule/1' },
    start: '2026-01-01T00:00:00Z',
    status: 'busy',
  });
});

test.each(['old', 'maiden', 'nickname', 'anonymous'])('a doctor’s %s name is not shown', (use) => {
  const doctor = {
    resourceType: 'Practitioner',
    id: '1',
    name: [{ use, text: 'Private' }, { text: 'Dr. Anil' }],
  };
  expect(toView(doctor as Resource)).toMatchObject({ name: [{ text: 'Dr. Anil' }] });
});

test.each(['home', 'old', 'temp'])('neither a %s number nor address is shown', (use) => {
  const telecom = [{ ...work, use, value: 'Private' }];
  const hospital = { resourceType: 'Organization', id: '1', telecom, address: [{ use, text: 'Private' }] };
  expect(toView(hospital as Resource)).toEqual({ resourceType: 'Organization', id: '1' });
});

test('what is within what is shown is shown by the same rules', () => {
  const role = {
    resourceType: 'PractitionerRole',
    id: '1',
    code: [
      { id: 'c', text: 'Doctor', modifierExtension: [strange], identifier: 'Private', extension: [strange] },
    ],
    availableTime: [{ extension: [strange] }],
    practitioner: { reference: 'Practitioner/1', _display: { extension: translated }, type: 'Practitioner' },
    notAvailable: [{ description: 'Private' }],
  };
  expect(toView(role as unknown as Resource)).toEqual({
    resourceType: 'PractitionerRole',
    id: '1',
    code: [{ id: 'c', text: 'Doctor' }],
    practitioner: { reference: 'Practitioner/1', _display: { extension: translated } },
    notAvailable: [{ description: 'Not available' }],
  });
});

test('what is inherited is no type of the directory', () => {
  const odd = { resourceType: 'constructor', id: '1' } as unknown as Resource;
  expect(toView(odd)).toBe(odd);
});
