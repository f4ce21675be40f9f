import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDigits } from '../language/format-digits.ts';
import { parseMobileNumber } from './mobile-number.ts';

const mobile = fc
  .tuple(fc.constantFrom('97', '98'), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([start, rest]) => `${start}${String(rest).padStart(8, '0')}`);

test('whichever way it is written, it is the same number', () => {
  const sign = fc.constantFrom('', '-', ' ', '.', '‑', '–', ' (', ') ');
  const before = fc.constantFrom('', '977', '+977', '00977', '+977 ', '+977-', '(+977) ');
  fc.assert(
    fc.property(
      mobile,
      before,
      sign,
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (digits, code, gap, at, np) => {
        const written = `${code}${digits.slice(0, at)}${gap}${digits.slice(at)}`;
        expect(parseMobileNumber(np ? formatDigits(written, 'ne') : written)).toBe(digits);
      },
    ),
  );
});

test.each([
  '',
  '01-5550100',
  '980000452',
  '98000045211',
  '9600004521',
  '+91 9800004521',
  '+9779800004521 ext 3',
  '9800004521 / 9800004522',
  `98${' '.repeat(40)}00004521`,
])('%j is none', (written) => {
  expect(parseMobileNumber(written)).toBeUndefined();
});

test('whatever is read is ten digits', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), (written) => {
      expect(parseMobileNumber(written) ?? '9800000000').toMatch(/^9[78]\d{8}$/);
    }),
  );
});
