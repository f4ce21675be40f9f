import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSlipCode, makeSlipCode, parseSlipCode, slipAlphabet } from './slip-code.ts';

const code = fc.string({
  unit: fc.constantFrom(...slipAlphabet.split('')),
  minLength: 8,
  maxLength: 8,
});

test('has 31 signs, and none that is mistaken for another', () => {
  expect(new Set(slipAlphabet).size).toBe(31);
  expect(slipAlphabet).not.toMatch(/[0O1IL]/);
});

test('each sign is picked by itself', () => {
  const picked = [0, 30, 1, 29, 2, 28, 3, 27];
  const asked: number[] = [];
  const made = makeSlipCode((below) => {
    asked.push(below);
    return picked[asked.length - 1] ?? 0;
  });
  expect(made).toBe('A9B8C7D6');
  expect(asked).toEqual(Array(8).fill(31));
});

test('whatever is made is read again, in any case, with or without dashes and spaces', () => {
  const between = fc.constantFrom('', '-', ' ', ' - ', '–', '‑');
  fc.assert(
    fc.property(code, between, fc.boolean(), (made, dash, isSmall) => {
      const written = ` ${made.slice(0, 4)}${dash}${made.slice(4)} `;
      expect(parseSlipCode(isSmall ? written.toLowerCase() : written)).toBe(made);
      expect(parseSlipCode(formatSlipCode(made))).toBe(made);
    }),
  );
});

test('is shown in two parts of four', () => {
  expect(formatSlipCode('K7QF2M9G')).toBe('K7QF-2M9G');
});

test('digits of either script are read', () => {
  expect(parseSlipCode('k७qf-२m९g')).toBe('K7QF2M9G');
});

test.each([
  '',
  'K7QF',
  'K7QF-2M9',
  'K7QF-2M9GX',
  'K7QF-2M9O',
  'K7QF-2M90',
  'K7QF-2M9L',
  'K7QF_2M9G',
  'ı7QF-2M9G',
])('%j is none', (typed) => {
  expect(parseSlipCode(typed)).toBeUndefined();
});

test('no text but these 31 signs is ever one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (typed) => {
      const read = parseSlipCode(typed);
      expect(read ?? 'AAAAAAAA').toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    }),
  );
});
