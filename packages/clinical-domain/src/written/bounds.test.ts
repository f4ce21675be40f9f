import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWrittenFault, isPossibleReading, readingBounds } from './bounds.ts';

const now = Date.parse('2026-11-17T06:00:00Z');
const find = (elements: object, type = 'Observation', code?: string) =>
  findWrittenFault(elements as Record<string, unknown>, { type, code, now })?.element;

test.each([
  ['a birth date in the future', { birthDate: '2031-01-01' }, 'birthDate'],
  ['a birth date before 1900', { birthDate: '1899-12-31' }, 'birthDate'],
  ['year 0', { sent: '0000-01-01T00:00:00Z' }, 'sent'],
  ['year 9999', { telecom: [{ period: { end: '9999-12-31' } }] }, 'telecom.period.end'],
  ['a day that is none', { effectiveDateTime: '2026-02-30' }, 'effectiveDateTime'],
  ['the 29th of February of another year', { effectiveDateTime: '2026-02-29' }, 'effectiveDateTime'],
  ['a month that is none', { authored: '2026-13' }, 'authored'],
  ['a time without a zone', { sent: '2026-11-17T06:00:00' }, 'sent'],
  ['words', { sent: 'NaN' }, 'sent'],
  ['a number', { sent: 1e12 }, 'sent'],
  ['the future', { effectiveDateTime: '2026-11-20' }, 'effectiveDateTime'],
  ['a period in the future', { effectivePeriod: { start: '2026-11-19T00:00:00Z' } }, 'effectivePeriod.start'],
  [
    'a period that ends first',
    { effectivePeriod: { start: '2026-11-02', end: '2026-11-01' } },
    'effectivePeriod',
  ],
  ['an endless number', { item: [{ answer: [{ valueDecimal: Infinity }] }] }, 'item.answer.valueDecimal'],
  ['a huge number', { item: [{ answer: [{ valueInteger: -1e10 }] }] }, 'item.answer.valueInteger'],
  ['words for a number', { valueQuantity: { value: 'NaN' } }, 'valueQuantity.value'],
])('%s is found', (_, elements, element) => {
  expect(find(elements)).toBe(element);
});

test.each([
  ['today', { effectiveDateTime: '2026-11-17' }],
  ['tomorrow, which has begun in Kiribati', { effectiveDateTime: '2026-11-18' }],
  ['a leap day', { effectiveDateTime: '2024-02-29' }],
  ['a year', { authored: '2020' }],
  ['a period of one day', { effectivePeriod: { start: '2026-11-16', end: '2026-11-16' } }],
  ['a number that is kept until', { telecom: [{ period: { start: '2020', end: '2030-01-01' } }] }],
  ['a fraction', { item: [{ answer: [{ valueDecimal: -0.5 }] }] }],
  ['words that look like a date elsewhere', { payload: [{ contentString: '9999-99-99' }] }],
])('%s passes', (_, elements) => {
  expect(find(elements)).toBeUndefined();
});

test('a dose is taken now or before, in an amount that is one', () => {
  const dose = (elements: object) => find(elements, 'MedicationAdministration');
  expect(dose({ effectiveDateTime: '2026-11-17T07:00:00Z' })).toBeUndefined();
  expect(dose({ effectiveDateTime: '2026-11-17T08:30:00Z' })).toBe('effectiveDateTime');
  expect(dose({ dosage: { dose: { value: 500 } } })).toBeUndefined();
  for (const value of [0, -1, 1e6]) expect(dose({ dosage: { dose: { value } } })).toBe('dosage.dose.value');
});

test('a consent can be taken back by a device whose clock is wrong', () => {
  const ended = { dateTime: '2031-01-01', provision: { period: { start: '2026-11-17', end: '2026-11-15' } } };
  expect(find(ended, 'Consent')).toBeUndefined();
  expect(find({ dateTime: '9999-01-01' }, 'Consent')).toBe('dateTime');
});

test('a reading is one of a living body, whatever its number', () => {
  const codes = fc.constantFrom(...Object.keys(readingBounds));
  fc.assert(
    fc.property(codes, fc.oneof(fc.double(), fc.integer()), (code, value) => {
      const [least = 0, most = 0] = readingBounds[code] ?? [];
      const isFine = value >= least && value <= most;
      expect(isPossibleReading(code, value)).toBe(isFine);
      expect(find({ valueQuantity: { value } }, 'Observation', code) === undefined).toBe(isFine);
    }),
  );
});

test('every moment of the past that a device writes passes, and none of the years beyond', () => {
  const written = (from: string, to: string) =>
    fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });
  fc.assert(
    fc.property(written('1900-01-01T00:00:00Z', new Date(now).toISOString()), (date) => {
      expect(find({ effectiveDateTime: date.toISOString() })).toBeUndefined();
      expect(find({ effectiveDateTime: date.toISOString().slice(0, 10) })).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(written('2026-11-19T00:00:00Z', '9999-12-31T00:00:00Z'), (date) => {
      expect(find({ effectiveDateTime: date.toISOString() })).toBe('effectiveDateTime');
    }),
  );
});

test('a period ends no earlier than it begins, whatever the two are', () => {
  const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const period = { start: one.toISOString(), end: other.toISOString() };
      expect(find({ address: [{ period }] }) === undefined).toBe(one <= other);
    }),
  );
});

test('whatever is written, it is judged and not thrown at', () => {
  fc.assert(
    fc.property(fc.object(), (elements) => {
      expect(() => find(elements)).not.toThrow();
    }),
  );
});
