import type { Dosage, MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { isDouble } from './double-doses.ts';

const hour = 3_600_000;
const most = (value: number, code = 'd'): Dosage => ({
  maxDosePerPeriod: { numerator: { value }, denominator: { value: 1, code } },
});
const dose = (id: string, at: number, dosage: Dosage) => ({
  order: { resourceType: 'MedicationRequest', id } as MedicationRequest,
  dosage,
  at: at * hour,
});

test.each([
  ['nearer than the longer of both intervals', dose('b', 5, most(24)), true],
  ['as far as the longer of both', dose('b', 6, most(24)), false],
  ['by the other’s interval', dose('b', 11, most(2)), true],
  ['before it', dose('b', -5, most(24)), true],
  ['of the same order', dose('a', 0, most(24)), false],
  ['at the same moment without an interval', dose('b', 0, { asNeededBoolean: true }), true],
  ['near, of an interval longer than three days and a half', dose('b', 83, most(1, 'mo')), true],
  ['as far as three days and a half', dose('b', 84, most(1, 'mo')), false],
])('%s: %s', (_what, other, expected) => {
  const four = dose('a', 0, most(4));
  expect([isDouble(four, other), isDouble(other, four)]).toEqual([expected, expected]);
});
