import type { Patient } from 'fhir/r4';
import { expect, test } from 'vitest';
import { listNewContacts } from '../r4/new-contacts.ts';
import { listReachable } from './reachable.ts';

const patient = (telecom: Patient['telecom']): Patient => ({ resourceType: 'Patient', id: 'a', telecom });

test('e-mail addresses and mobile numbers in one way of writing, the preferred first, without old ones', () => {
  expect(
    listReachable(
      patient([
        { system: 'phone', value: '+977 9841 234567', rank: 2 },
        { system: 'email', value: 'Sita@Example.ORG', rank: 1 },
        { system: 'email', value: 'old@example.org', use: 'old' },
        { system: 'email', value: 'a@b.c, d@e.f' },
        { system: 'phone', value: '01-4123456' },
        { system: 'fax', value: '9841234567' },
        {},
      ]),
    ),
  ).toEqual([
    { kind: 'email', value: 'sita@example.org' },
    { kind: 'sms', value: '9841234567' },
  ]);
});

test('76: what a write adds is new, however it is written; what was there is not', () => {
  const before = patient([{ system: 'email', value: 'sita@example.org' }]);
  const after = patient([
    { system: 'email', value: 'SITA@example.org' },
    { system: 'email', value: 'stranger@example.org', use: 'home' },
    { system: 'phone', value: '00977-9841234567' },
  ]);
  const added = [
    { kind: 'email', value: 'stranger@example.org' },
    { kind: 'sms', value: '9841234567' },
  ];
  expect(listNewContacts([{ type: 'Patient', before, after }])).toEqual(added);
  expect(listNewContacts([{ type: 'Patient', before: undefined, after: before }])).toHaveLength(1);
  expect(listNewContacts([{ type: 'Communication', before, after }])).toEqual([]);
});
