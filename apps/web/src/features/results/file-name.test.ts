import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFileName } from './file-name.ts';

const nameOf = (text: string, effective?: string) =>
  formatFileName({ name: { text, language: 'en' }, effective });

test.each([
  ['Lipid Profile', '2026-11-12T07:40:00+05:45', 'Lipid-Profile-2026-11-12.pdf'],
  ['Vitamin D, 25-Hydroxy', undefined, 'Vitamin-D-25-Hydroxy.pdf'],
  ['लिपिड प्रोफाइल', '2026', 'लिपिड-प्रोफाइल-2026.pdf'],
  ['../..', undefined, 'report.pdf'],
])('%s of %s is %s', (text, effective, name) => {
  expect(nameOf(text, effective)).toBe(name);
});

test('whatever a report is called, its file’s name is short and plain', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (text) => {
      expect(nameOf(text)).toMatch(/^[\p{L}\p{M}\p{N}-]{1,80}\.pdf$/u);
    }),
  );
});
