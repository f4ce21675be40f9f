import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesWords } from './match-words.ts';

test.each([
  ['', true],
  ['  ', true],
  ['BILL', true],
  ['bill pay', true],
  ['bill visit', false],
  ['बिल', false],
])('%j in “How do I pay my bill?”: %s', (typed, found) => {
  expect(matchesWords(typed, ['How do I pay my bill?', 'At the counter.'])).toBe(found);
});

test('Nepali is found however it was typed', () => {
  expect(matchesWords('बिल', ['मेरो बिल कसरी तिर्ने?'])).toBe(true);
  expect(matchesWords('क\u093C', ['\u0958'])).toBe(true);
});

test('any piece of a text finds it', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), (text, from, length) => {
      expect(matchesWords(text.slice(from, from + length), [text])).toBe(true);
    }),
  );
});
