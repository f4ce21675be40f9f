import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHumanName, readNepaliName } from './human-name.ts';
import { nepali } from '../language/translated-text.ts';

test('joins prefix, first given, family and suffix', () => {
  const name = {
    prefix: ['Dr.'],
    given: ['Anil', 'Kumar'],
    family: 'Shrestha',
    suffix: ['MD'],
    text: 'other',
  };
  expect(formatHumanName(name)).toBe('Dr. Anil Shrestha MD');
});

test('falls back to the text, then to Unnamed', () => {
  expect(formatHumanName({ text: 'Sita Sharma' })).toBe('Sita Sharma');
  expect(formatHumanName({ given: ['  '], family: '' })).toBe('Unnamed');
  expect(formatHumanName(undefined)).toBe('Unnamed');
});

test('in Devanagari only where the record has it so', () => {
  expect(readNepaliName({ text: 'Sita Sharma', _text: nepali('सीता शर्मा') })).toBe('सीता शर्मा');
  expect(readNepaliName({ text: 'Sita Sharma' })).toBeUndefined();
  expect(readNepaliName(undefined)).toBeUndefined();
});

test('is never empty and never padded', () => {
  const part = fc.option(fc.string(), { nil: undefined });
  const anyName = fc
    .record({ prefix: part, given: part, family: part, suffix: part, text: part })
    .map((n) => ({
      ...(n.prefix === undefined ? {} : { prefix: [n.prefix] }),
      ...(n.given === undefined ? {} : { given: [n.given] }),
      ...(n.family === undefined ? {} : { family: n.family }),
      ...(n.suffix === undefined ? {} : { suffix: [n.suffix] }),
      ...(n.text === undefined ? {} : { text: n.text }),
    }));
  fc.assert(
    fc.property(anyName, (name) => {
      const shown = formatHumanName(name);
      expect(shown).not.toBe('');
      expect(shown).toBe(shown.trim());
    }),
  );
});
