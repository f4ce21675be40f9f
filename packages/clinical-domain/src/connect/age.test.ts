import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clinicDay } from '../time/clinic-day.ts';
import { isOfAge, isSurelyChild, ownAge } from './age.ts';

test.each([
  ['2010-11-18', '2026-11-17', false],
  ['2010-11-18', '2026-11-18', true],
  ['2010-11-18', '2026-11-19', true],
  ['2008-02-29', '2024-02-28', false],
  ['2008-02-29', '2024-02-29', true],
  ['2084-02-29', '2100-02-28', false],
  ['2084-02-29', '2100-03-01', true],
  ['2010-11', '2030-01-01', false],
  ['1980', '2026-01-01', false],
  ['', '2026-01-01', false],
  [undefined, '2026-01-01', false],
])('born %s, on %s: of age %s', (birthDate, today, expected) => {
  expect(isOfAge(birthDate, today)).toBe(expected);
});

test.each([
  ['2015', '2026-11-18', true],
  ['2010', '2026-01-01', false],
  ['2010-11', '2026-10-31', true],
  ['2010-11', '2026-11-01', false],
  ['2010-11-18', '2026-11-17', true],
  ['2010-11-18', '2026-11-18', false],
  ['10', '2026-01-01', false],
  [undefined, '2026-01-01', false],
])('born %s, on %s: surely a child %s', (birthDate, today, expected) => {
  expect(isSurelyChild(birthDate, today)).toBe(expected);
});

test('the birthday begins at midnight of the clinic', () => {
  const born = '2010-11-18';
  const midnight = Date.parse('2026-11-17T18:15:00Z');
  expect(isOfAge(born, clinicDay(midnight - 1, 'Asia/Kathmandu'))).toBe(false);
  expect(isOfAge(born, clinicDay(midnight, 'Asia/Kathmandu'))).toBe(true);
});

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

test('whole dates: of age or a child, never both; once of age, always', () => {
  fc.assert(
    fc.property(day, day, day, (birthDate, one, other) => {
      const [earlier = '', later = ''] = [one, other].toSorted();
      expect(isSurelyChild(birthDate, one)).toBe(!isOfAge(birthDate, one));
      if (isOfAge(birthDate, earlier)) expect(isOfAge(birthDate, later)).toBe(true);
      const years = Number(one.slice(0, 4)) - Number(birthDate.slice(0, 4));
      if (years < ownAge) expect(isOfAge(birthDate, one)).toBe(false);
      if (years > ownAge) expect(isOfAge(birthDate, one)).toBe(true);
    }),
  );
});

test('who is surely a child by half a date is one by every whole date of it', () => {
  fc.assert(
    fc.property(day, day, fc.constantFrom(4, 7), (birthDate, today, known) => {
      if (isSurelyChild(birthDate.slice(0, known), today)) expect(isSurelyChild(birthDate, today)).toBe(true);
    }),
  );
});
