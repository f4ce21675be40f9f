import { toLatinDigits } from '../language/format-digits.ts';

/** Without 0 O 1 I L, which are mistaken for each other on paper. */
export const slipAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const slipLength = 8;

const whole = new RegExp(`^[${slipAlphabet}]{${slipLength}}$`);
/** Spaces and dashes, as people and keyboards write them. */
const separators = /[\s\p{Dash_Punctuation}]/gu;

/** `pick` gives a whole number from 0 to below what it is asked, each as likely as the others. */
export function makeSlipCode(pick: (below: number) => number): string {
  return Array.from({ length: slipLength }, () => slipAlphabet.charAt(pick(slipAlphabet.length))).join('');
}

/** The code in capitals and without a dash, however it was typed; undefined for what cannot be one. */
export function parseSlipCode(typed: string): string | undefined {
  const code = toLatinDigits(typed).replaceAll(separators, '').toUpperCase();
  return whole.test(code) ? code : undefined;
}

/** As it is printed: 4-4. */
export function formatSlipCode(code: string): string {
  return `${code.slice(0, slipLength / 2)}-${code.slice(slipLength / 2)}`;
}
