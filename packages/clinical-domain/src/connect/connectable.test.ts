import type { Patient } from 'fhir/r4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findConnectProblem, fitsBirthDate } from './connectable.ts';

const born = '1984-03-12';
const other = { reference: 'Patient/other' };

test.each<[string, Partial<Patient>, string | undefined]>([
  ['in use', { active: true, birthDate: born }, undefined],
  ['which does not say whether it is in use', { birthDate: born }, undefined],
  ['of somebody alive', { birthDate: born, deceasedBoolean: false }, undefined],
  ['that replaced another', { birthDate: born, link: [{ type: 'replaces', other }] }, undefined],
  ['out of use', { active: false, birthDate: born }, 'inactive'],
  ['that was merged', { birthDate: born, link: [{ type: 'replaced-by', other }] }, 'replaced'],
  ['of a dead person', { birthDate: born, deceasedBoolean: true }, 'deceased'],
  ['of who died on a day', { birthDate: born, deceasedDateTime: '2020-01-01' }, 'deceased'],
  ['with a month of birth', { birthDate: '1984-03' }, 'birth date incomplete'],
  ['with a year of birth', { birthDate: '1984' }, 'birth date incomplete'],
  ['without a birth date', {}, 'birth date incomplete'],
])('a record %s', (_, patient, problem) => {
  expect(findConnectProblem(patient)).toBe(problem);
});

test('a whole date fits itself and no other day', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, (one, another) => {
      expect(fitsBirthDate({ birthDate: one }, another)).toBe(one === another);
      expect(fitsBirthDate({ birthDate: one.slice(0, 7) }, one)).toBe(true);
      expect(fitsBirthDate({ birthDate: one.slice(0, 4) }, one)).toBe(true);
    }),
  );
});

test.each([
  [undefined, born],
  ['', born],
  ['1', born],
  [born, '1984-03'],
  [born, ''],
  ['1984', '1984'],
])('%j does not fit %j', (birthDate, day) => {
  expect(fitsBirthDate(birthDate === undefined ? {} : { birthDate }, day)).toBe(false);
});
