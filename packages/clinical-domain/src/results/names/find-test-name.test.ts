import { expect, test } from 'vitest';
import { allTests } from '../meanings/data/all-tests.ts';
import { everydayWords } from './everyday-words.ts';
import { findTestName, listTestWords } from './find-test-name.ts';
import { testNames } from './test-names.ts';

test('F8: a known test has one name in each language, in its own letters', () => {
  expect(findTestName('18262-6')).toEqual({
    en: 'LDL (“bad”) cholesterol',
    ne: 'एलडीएल (“खराब”) कोलेस्ट्रोल',
  });
  expect(findTestName('0000-0')).toBeUndefined();
  for (const { name } of testNames) {
    expect(name.en).toMatch(/[A-Za-z]{2}/);
    expect(name.ne).toMatch(/[\u0900-\u097F]{2}/);
    expect(name.ne).not.toMatch(/[A-Za-z0-9]/);
  }
});

test('F8: every test that can be explained has a name, and the other way round', () => {
  const explained = allTests.flatMap(({ loinc }) => loinc);
  const named = testNames.flatMap(({ loinc }) => loinc);
  expect(named.toSorted()).toEqual(explained.toSorted());
  expect(new Set(named).size).toBe(named.length);
});

test('F15: people find a test by its everyday words in both languages', () => {
  expect(listTestWords('18262-6')).toEqual(expect.arrayContaining(['cholesterol', 'लिपिड']));
  expect(listTestWords('4548-4')).toEqual(expect.arrayContaining(['blood sugar', 'रगतमा चिनी']));
  for (const { words } of everydayWords) {
    expect(words.some((word) => /[A-Za-z]/.test(word))).toBe(true);
    expect(words.length).toBe(new Set(words).size);
  }
});
