import type { TimingRepeat } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findRepeat, isAsNeeded } from './dosage-timing.ts';

const coded = (...codes: string[]) => ({ code: { coding: codes.map((code) => ({ code })) } });
const every = (frequency: number, period: number, periodUnit: TimingRepeat['periodUnit']): TimingRepeat => ({
  frequency,
  period,
  ...(periodUnit && { periodUnit }),
});

test.each<[string, TimingRepeat]>([
  ['QD', every(1, 1, 'd')],
  ['BID', every(2, 1, 'd')],
  ['TID', every(3, 1, 'd')],
  ['QID', every(4, 1, 'd')],
  ['AM', { ...every(1, 1, 'd'), when: ['MORN'] }],
  ['PM', { ...every(1, 1, 'd'), when: ['AFT'] }],
  ['BED', { ...every(1, 1, 'd'), when: ['HS'] }],
  ['QOD', every(1, 2, 'd')],
  ['Q1H', every(1, 1, 'h')],
  ['Q2H', every(1, 2, 'h')],
  ['Q3H', every(1, 3, 'h')],
  ['Q4H', every(1, 4, 'h')],
  ['Q6H', every(1, 6, 'h')],
  ['Q8H', every(1, 8, 'h')],
  ['WK', every(1, 1, 'wk')],
  ['MO', every(1, 1, 'mo')],
])('%s', (code, repeat) => {
  expect(findRepeat({ timing: coded('X', code) })).toEqual(repeat);
});

test('what is spelled out stands above the abbreviation, and alone where that is unknown', () => {
  const repeat: TimingRepeat = { frequency: 3, count: 5 };
  expect(findRepeat({ timing: { ...coded('BID'), repeat } })).toEqual({ ...every(3, 1, 'd'), count: 5 });
  expect(findRepeat({ timing: { ...coded('X'), repeat } })).toBe(repeat);
  expect(findRepeat({ timing: { code: { coding: [{}] }, repeat } })).toBe(repeat);
  expect(findRepeat({ timing: { code: {}, repeat } })).toBe(repeat);
  expect(findRepeat({ timing: { repeat } })).toBe(repeat);
  expect(findRepeat({})).toBeUndefined();
});

test('as needed, by a mark or by a reason', () => {
  expect(isAsNeeded({ asNeededBoolean: true })).toBe(true);
  expect(isAsNeeded({ asNeededCodeableConcept: { text: 'Pain' } })).toBe(true);
  expect(isAsNeeded({ asNeededBoolean: false })).toBe(false);
  expect(isAsNeeded({})).toBe(false);
});
