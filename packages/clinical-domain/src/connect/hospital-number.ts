import { toLatinDigits } from '../language/format-digits.ts';

const separators = /[\s./\p{Dash_Punctuation}]/gu;
const lettersAndDigits = /^[\p{L}\p{M}\d]+$/u;

/** The same for every way of writing one hospital number: without separators, in capitals and Latin digits. */
export function readHospitalNumber(written: string): string {
  return toLatinDigits(written).replaceAll(separators, '').toUpperCase();
}

/**
 * How a number may be written in the record, of what somebody typed: a server that searches identifiers letter by letter is
 * asked for each. `P204817` also finds `P-204817`.
 */
export function listSpellings(typed: string): string[] {
  const plain = readHospitalNumber(typed);
  if (!lettersAndDigits.test(plain)) return [];
  const trimmed = toLatinDigits(typed).trim();
  const parts = plain.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  return [...new Set([trimmed, trimmed.toUpperCase(), plain, parts.join('-'), parts.join(' ')])];
}
