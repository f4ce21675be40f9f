import type { ContactPoint, Patient } from 'fhir/r4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShared, listMobiles } from './number-on-file.ts';

const today = '2026-11-18';
const mobile = '9800004521';
const phone = (value: string, more: Partial<ContactPoint> = {}): ContactPoint => ({
  system: 'phone',
  value,
  ...more,
});

test('the preferred first, mobiles before others, each once', () => {
  const telecom = [
    phone('9800000003'),
    phone('9800000002', { use: 'mobile' }),
    phone('+977 9800000002'),
    phone('9800000001', { rank: 1 }),
    phone('01-5550100', { rank: 1 }),
  ];
  expect(listMobiles({ telecom }, today)).toEqual(['9800000001', '9800000002', '9800000003']);
  expect(listMobiles({}, today)).toEqual([]);
});

test.each<[string, Partial<ContactPoint>, boolean]>([
  ['old', { use: 'old' }, false],
  ['for a while', { use: 'temp' }, false],
  ['of an e-mail', { system: 'email' }, false],
  ['of a fax', { system: 'fax' }, false],
  ['that ended yesterday', { period: { end: '2026-11-17' } }, false],
  ['that ends today', { period: { end: '2026-11-18T23:00:00+05:45' } }, true],
  ['that ended this year, nobody knows when', { period: { end: '2026' } }, false],
  ['that begins tomorrow', { period: { start: '2026-11-19' } }, false],
  ['that began today', { period: { start: '2026-11-18' } }, true],
  ['of home', { use: 'home' }, true],
])('a number %s', (_, more, isInUse) => {
  expect(listMobiles({ telecom: [phone(mobile, more)] }, today)).toEqual(isInUse ? [mobile] : []);
});

const adult: Patient = {
  resourceType: 'Patient',
  id: 'other',
  birthDate: '1980-01-01',
  telecom: [phone(mobile)],
};

test.each<[string, Partial<Patient>, boolean]>([
  ['an adult', {}, true],
  ['an adult, written otherwise', { telecom: [phone('+977-९८००-००४५२१')] }, true],
  ['somebody whose age nobody knows', { birthDate: undefined }, true],
  ['somebody of whom only the year is known', { birthDate: '2010' }, true],
  ['a dead adult', { deceasedBoolean: true }, true],
  ['somebody who is 16 today', { birthDate: '2010-11-18' }, true],
  ['a child', { birthDate: '2010-11-19' }, false],
  ['nobody else', { id: 'own' }, false],
  ['a record out of use', { active: false }, false],
  [
    'a record that was replaced',
    { link: [{ type: 'replaced-by', other: { reference: 'Patient/x' } }] },
    false,
  ],
  [
    'a record that replaced another',
    { link: [{ type: 'replaces', other: { reference: 'Patient/x' } }] },
    true,
  ],
  ['an adult who had it before', { telecom: [phone(mobile, { use: 'old' })] }, false],
  ['an adult with another number', { telecom: [phone('9800004522')] }, false],
])('shared with %s: %#', (_, more, expected) => {
  expect(isShared(mobile, 'own', [{ ...adult, ...more }], today)).toBe(expected);
});

test('one adult among however many children is enough, wherever it stands', () => {
  const child = { ...adult, birthDate: '2020-01-01' };
  fc.assert(
    fc.property(fc.nat(5), fc.nat(5), (before, after) => {
      const children = (count: number) => Array.from({ length: count }, () => child);
      expect(isShared(mobile, 'own', [...children(before), adult, ...children(after)], today)).toBe(true);
      expect(isShared(mobile, 'own', [...children(before), ...children(after)], today)).toBe(false);
    }),
  );
});
