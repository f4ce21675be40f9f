import type { Patient } from 'fhir/r4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyProfile, toPlainNumber, type Profile } from './profile.ts';
import { readProfile } from './read-profile.ts';
import { writeProfile } from './write-profile.ts';

const role = {
  coding: [
    { system: 'http://terminology.hl7.org/CodeSystem/v2-0131', code: 'C', display: 'Emergency Contact' },
  ],
};
const sita: Patient = {
  resourceType: 'Patient',
  id: 'p',
  meta: { versionId: '3' },
  name: [{ text: 'Sita Sharma' }],
  telecom: [
    { system: 'phone', value: '01-5550100', use: 'work' },
    { system: 'phone', value: '+977 9800 000 217', use: 'mobile', rank: 1 },
    { system: 'email', value: 'sita@example.com', use: 'home' },
  ],
  address: [
    { use: 'work', text: 'Patan' },
    {
      use: 'home',
      text: 'Pulchowk-3, Lalitpur',
      line: ['Ward 3', 'Pulchowk'],
      city: 'Lalitpur Metropolitan City',
      district: 'Lalitpur',
      state: 'Bagmati Province',
      country: 'NP',
    },
  ],
  contact: [
    { relationship: [{ text: 'Employer' }], name: { text: 'Office' } },
    {
      relationship: [{ ...role, text: 'Husband' }],
      name: { text: 'Ramesh Sharma', family: 'Sharma', given: ['Ramesh'] },
      telecom: [{ system: 'phone', value: '+977 9800 000 540', use: 'mobile' }],
    },
  ],
  communication: [
    { language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'ne' }] }, preferred: true },
    { language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'en-GB' }] } },
  ],
  photo: [{ contentType: 'image/png', data: 'iVBORw0KGgo=' }],
};
const newcomer: Patient = { resourceType: 'Patient', id: 'n' };

test('reads what the record says', () => {
  expect(readProfile(sita)).toEqual({
    mobile: '+977 9800 000 217',
    email: 'sita@example.com',
    province: 'Bagmati Province',
    district: 'Lalitpur',
    localBody: 'Lalitpur Metropolitan City',
    ward: '3',
    street: 'Pulchowk',
    contactName: 'Ramesh Sharma',
    contactRelation: 'Husband',
    contactMobile: '+977 9800 000 540',
    language: 'ne',
    photo: 'data:image/png;base64,iVBORw0KGgo=',
  });
  expect(Object.values(readProfile(newcomer)).join('')).toBe('');
});

test('a picture that could run is not shown', () => {
  const photo = [{ contentType: 'image/svg+xml', data: 'PHN2Zy8+' }];
  expect(readProfile({ ...newcomer, photo }).photo).toBe('');
});

test('an unchanged profile changes nothing', () => {
  expect(writeProfile(sita, readProfile(sita))).toEqual(sita);
  expect(writeProfile(newcomer, readProfile(newcomer))).toEqual(newcomer);
});

test('changes only what was changed, and leaves the hospital’s own entries alone', () => {
  const profile = {
    ...readProfile(sita),
    mobile: '+977 9811 111 111',
    ward: '4',
    contactRelation: 'Brother',
  };
  const written = writeProfile(sita, profile);
  expect(written).toEqual({
    ...sita,
    telecom: [
      sita.telecom?.[0],
      { system: 'phone', value: '+977 9811 111 111', use: 'mobile', rank: 1 },
      sita.telecom?.[2],
    ],
    address: [
      sita.address?.[0],
      {
        use: 'home',
        line: ['Ward 4', 'Pulchowk'],
        city: 'Lalitpur Metropolitan City',
        district: 'Lalitpur',
        state: 'Bagmati Province',
        country: 'NP',
      },
    ],
    contact: [sita.contact?.[0], { ...sita.contact?.[1], relationship: [{ ...role, text: 'Brother' }] }],
  });
});

test('what is emptied goes, and no empty list stays', () => {
  const none = Object.fromEntries(Object.keys(readProfile(sita)).map((field) => [field, ''])) as Profile;
  const written = writeProfile({ ...sita, telecom: sita.telecom?.slice(1) ?? [] }, none);
  expect(written.telecom).toBeUndefined();
  expect(written.photo).toBeUndefined();
  expect(written.address).toEqual([{ use: 'work', text: 'Patan' }]);
  expect(written.contact).toHaveLength(1);
  expect(written.communication?.map(({ preferred }) => preferred)).toEqual([undefined, undefined]);
});

const word = fc.stringMatching(/^[a-zA-Z]{1,8}$/);
const anyProfile = fc.record<Profile>({
  mobile: word,
  email: word,
  province: word,
  district: word,
  localBody: word,
  ward: fc.integer({ min: 1, max: 33 }).map(String),
  street: word,
  contactName: word,
  contactRelation: word,
  contactMobile: word,
  language: fc.constantFrom('en', 'ne'),
  photo: fc.constantFrom('', 'data:image/jpeg;base64,/9j/4AAQ'),
});

test('what is written is what is read again', () => {
  fc.assert(
    fc.property(fc.constantFrom(sita, newcomer), anyProfile, (patient, profile) => {
      expect(readProfile(writeProfile(patient, profile))).toEqual(profile);
    }),
  );
});

test.each([
  ['९८०० ००० २१७', '9800 000 217'],
  ['  +977  98-00 ', '+977 98-00'],
  ['', ''],
])('%s is the number %s', (typed, plain) => {
  expect(toPlainNumber(typed)).toBe(plain);
});

test('blanks around what was typed are not stored', () => {
  const typed = { ...readProfile(newcomer), street: ' Pulchowk ', ward: ' ३ ' };
  expect(tidyProfile(typed)).toMatchObject({ street: 'Pulchowk', ward: '3' });
});
