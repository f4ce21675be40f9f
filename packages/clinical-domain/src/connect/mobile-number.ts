import { toLatinDigits } from '../language/format-digits.ts';

const between = /[\s().\-‐-―]/g;
const form = /^(?:(?:\+|00)?977)?(9[78]\d{8})$/;

/** The ten digits of a mobile number of Nepal, whichever digits, spaces, dashes or +977 it is written with. */
export function parseMobileNumber(written: string): string | undefined {
  if (written.length > 40) return undefined;
  return form.exec(toLatinDigits(written).replaceAll(between, ''))?.[1];
}
