import type { LanguageTag } from './format-locale.ts';

/** The same text in the digits of the language. */
export function formatDigits(text: string | number, language: LanguageTag): string {
  const latin = String(text);
  return language === 'ne' ? latin.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit) : latin;
}
