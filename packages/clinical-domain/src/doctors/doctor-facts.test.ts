import type { Practitioner } from 'fhir/r4';
import { expect, test } from 'vitest';
import { nepali } from '../language/translated-text.ts';
import { findYearsQualified, listLanguages } from './doctor-facts.ts';

const spoken = (...codes: string[]): Practitioner => ({
  resourceType: 'Practitioner',
  communication: codes.map((code) => ({ coding: [{ system: 'urn:ietf:bcp:47', code }] })),
});

test('languages are named in the reader’s own', () => {
  expect(listLanguages(spoken('ne', 'en', 'mai'), 'en')).toEqual(['Nepali', 'English', 'Maithili']);
  expect(listLanguages(spoken('ne', 'en', 'new'), 'ne')).toEqual(['नेपाली', 'अङ्ग्रेजी', 'नेवारी']);
});

test('what has no known code is told as the record tells it, or not at all', () => {
  const communication = [
    { coding: [{ system: 'urn:x', code: 'x', display: 'Rai', _display: nepali('राई') }] },
    { text: 'Tharu' },
    { coding: [{ system: 'urn:ietf:bcp:47', code: 'constructor' }] },
    { coding: [{ system: 'urn:ietf:bcp:47', code: 'fr', display: 'French' }] },
  ];
  const doctor: Practitioner = { resourceType: 'Practitioner', communication };
  expect(listLanguages(doctor, 'en')).toEqual(['Rai', 'Tharu', 'French']);
  expect(listLanguages(doctor, 'ne')).toEqual(['राई', 'Tharu', 'French']);
  expect(listLanguages({ resourceType: 'Practitioner' }, 'en')).toEqual([]);
});

const qualified = (...starts: (string | undefined)[]): Practitioner => ({
  resourceType: 'Practitioner',
  qualification: starts.map((start) => ({
    code: { text: 'MBBS' },
    ...(start !== undefined && { period: { start } }),
  })),
});

test.each([
  [['2012-06-01', '2016-01-01'], 14],
  [['2012-11-19'], 13],
  [['2012-11-18'], 14],
  [['2012'], 14],
  [[undefined, '2020-01'], 6],
  [['2026-01-01'], undefined],
  [['2030-01-01'], undefined],
  [[undefined], undefined],
  [[], undefined],
])('%j: years since the first qualification', (starts, years) => {
  expect(findYearsQualified(qualified(...starts), Date.parse('2026-11-18T05:00:00Z'))).toBe(years);
});
