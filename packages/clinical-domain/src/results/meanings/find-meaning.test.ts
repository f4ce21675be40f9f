import { expect, test } from 'vitest';
import fc from 'fast-check';
import { allTests } from './data/all-tests.ts';
import { findMeaning } from './find-meaning.ts';
import type { Text } from './meaning.ts';

test('a result of a known test has its words in both languages and a source', () => {
  expect(findMeaning('18262-6', 'high')).toMatchObject({
    meaning: { en: expect.stringContaining('more “bad” cholesterol than usual') },
    source: { url: 'https://pathologytestsexplained.org.au/ptests.php?q=Cholesterol' },
  });
});

test('nobody has reviewed these words for the hospital yet', () => {
  expect(allTests.filter(({ reviewedBy }) => reviewedBy !== undefined)).toEqual([]);
});

test('a critical value has the words of a high or a low one', () => {
  expect(findMeaning('2823-3', 'critical-high')).toEqual(findMeaning('2823-3', 'high'));
  expect(findMeaning('718-7', 'critical-low')).toEqual(findMeaning('718-7', 'low'));
});

test('what was found in a sample is told whether it is flagged abnormal or high', () => {
  expect(findMeaning('5196-1', 'abnormal')?.meaning.en).toContain('was found');
  expect(findMeaning('20454-5', 'high')).toEqual(findMeaning('20454-5', 'abnormal'));
});

test('a test or a condition without words has none', () => {
  expect(findMeaning('0000-0', 'high')).toBeUndefined();
  expect(findMeaning('1988-5', 'low')).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (code) => {
      fc.pre(!allTests.some(({ loinc }) => loinc.includes(code)));
      expect(findMeaning(code, 'normal')).toBeUndefined();
    }),
  );
});

test('at least 40 common tests', () => {
  expect(allTests.length).toBeGreaterThanOrEqual(40);
});

test('no code stands twice, and each has the check digit of LOINC', () => {
  const codes = allTests.flatMap(({ loinc }) => loinc);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  expect(codes.filter((code) => !hasCheckDigit(code))).toEqual([]);
});

const texts = allTests.flatMap(({ about, normal, high, low, abnormal }) =>
  [about, normal, high, low, abnormal].filter((text): text is Text => text !== undefined),
);

test('every text is there in both languages, each in its own letters', () => {
  for (const { en, ne } of texts) {
    expect(en).toMatch(/[A-Za-z]{2}/);
    expect(en).not.toMatch(/[\u0900-\u097F]/);
    expect(ne).toMatch(/[\u0900-\u097F]{2}/);
    expect(ne).not.toMatch(/[A-Za-z0-9]/);
  }
});

test('the words inform and never advise', () => {
  const english =
    /\b(should|must|need to|have to|ask|consult|talk to|see a|doctor|dose|stop|avoid|try|please)\b/i;
  const nepali = /(होस्|पर्छ|पर्ने|डाक्टर|चिकित्सक|सल्लाह|हप्तामा|नखानु|गर्नू)/;
  expect(texts.filter(({ en }) => english.test(en))).toEqual([]);
  expect(texts.filter(({ ne }) => nepali.test(ne))).toEqual([]);
});

test('sentences are short enough to read on a phone', () => {
  for (const { en, ne } of texts) {
    expect(en.length, en).toBeLessThanOrEqual(200);
    expect(ne.length, ne).toBeLessThanOrEqual(220);
    for (const sentence of en.split(/[.;]/)) expect(wordsIn(sentence), sentence).toBeLessThanOrEqual(24);
    for (const sentence of ne.split('।')) expect(wordsIn(sentence), sentence).toBeLessThanOrEqual(20);
  }
});

test('every source is a page on the web with a name', () => {
  const sources = allTests.flatMap((entry) =>
    [entry, entry.normal, entry.high, entry.low, entry.abnormal].flatMap((part) => part?.source ?? []),
  );
  for (const { title, url } of sources) {
    expect(title.trim()).not.toBe('');
    expect(new URL(url).protocol).toBe('https:');
  }
});

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => word !== '').length;
}

/** Mod 10, as LOINC's manual has it. */
function hasCheckDigit(code: string): boolean {
  const [digits = '', check] = code.split('-');
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return String((10 - (sum % 10)) % 10) === check;
}
