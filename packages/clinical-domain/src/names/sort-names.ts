import type { LanguageTag } from '../language/format-locale.ts';

/** Where a browser's Intl has no Nepali, Hindi orders the same letters the same way. */
const collators = {
  en: new Intl.Collator('en', { sensitivity: 'base', numeric: true }),
  ne: new Intl.Collator(['ne', 'hi'], { sensitivity: 'base', numeric: true }),
};

/** In the order of the language's own alphabet. */
export function sortByName<T>(all: readonly T[], nameOf: (one: T) => string, language: LanguageTag): T[] {
  return all.toSorted((one, other) => collators[language].compare(nameOf(one), nameOf(other)));
}
