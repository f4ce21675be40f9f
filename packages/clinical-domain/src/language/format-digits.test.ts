import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDigits, toLatinDigits } from './format-digits.ts';

test('digits of the language, and nothing else changed', () => {
  expect(formatDigits('Ward 10, 2083', 'ne')).toBe('Ward १०, २०८३');
  expect(formatDigits(2083, 'en')).toBe('2083');
});

test('what was typed is the same in either script, or in both', () => {
  expect(toLatinDigits('०१२३४५६७८९')).toBe('0123456789');
  expect(toLatinDigits('वडा 1०, 78९')).toBe('वडा 10, 789');
});

test('whatever is written in Nepali digits is read back', () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      expect(toLatinDigits(formatDigits(number, 'ne'))).toBe(String(number));
    }),
  );
});
