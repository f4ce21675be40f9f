import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDigits } from '../language/format-digits.ts';
import { listSpellings, readHospitalNumber } from './hospital-number.ts';

test.each(['P-204817', 'p204817', ' P 204817 ', 'p–204817', 'P-२०४८१७', 'P.204817'])(
  '%j finds P-204817',
  (typed) => {
    expect(listSpellings(typed)).toContain('P-204817');
    expect(readHospitalNumber(typed)).toBe('P204817');
  },
);

test('every spelling is of the same number, and what was typed is one of them', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'AbP0123456789- /.'.split('')), maxLength: 12 });
  fc.assert(
    fc.property(typed, fc.boolean(), (text, isNepali) => {
      const written = isNepali ? formatDigits(text, 'ne') : text;
      const spellings = listSpellings(written);
      for (const each of spellings) expect(readHospitalNumber(each)).toBe(readHospitalNumber(text));
      expect(spellings.length === 0 || spellings.includes(text.trim())).toBe(true);
      expect(spellings.length).toBeLessThanOrEqual(5);
    }),
  );
});

test.each(['', ' ', '-', ' – ', 'P-204817,P-204818', 'a|b', '$', '1\\,2'])('%j is none', (typed) => {
  expect(listSpellings(typed)).toEqual([]);
});
