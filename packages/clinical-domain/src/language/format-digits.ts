import type { LanguageTag } from './format-locale.ts';

const nepaliDigits = '०१२३४५६७८९';

/** The same text in the digits of the language. */
export function formatDigits(text: string | number, language: LanguageTag): string {
  const latin = String(text);
  return language === 'ne' ? latin.replaceAll(/\d/g, (digit) => nepaliDigits.charAt(Number(digit))) : latin;
}

/** What was typed on a keyboard of either script, as computers read it. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(nepaliDigits.indexOf(digit)));
}
