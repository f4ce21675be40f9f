/** The languages as the app names and stores them. */
export type Locale = 'en' | 'np';

const languages = {
  en: { title: 'ENG', name: 'English', tag: 'en' },
  np: { title: 'NEP', name: 'नेपाली', tag: 'ne' },
} as const;

export const locales = ['en', 'np'] as const satisfies Locale[];
export const defaultLocale: Locale = 'en';

/** Wherever a language tag is meant: html lang, Intl, the identity server, FHIR. */
export function languageTagOf(locale: Locale): 'en' | 'ne' {
  return languages[locale].tag;
}

export function languageTitleOf(locale: Locale): string {
  return languages[locale].title;
}

/**
 * For Intl, which in Chromium does not know Nepali: its neighbours stand in, with Nepali digits, lakh grouping, and
 * the same two plural forms.
 */
export function intlLocalesOf(locale: Locale): string[] {
  return locale === 'np' ? ['ne-u-nu-deva', 'en-IN-u-nu-deva'] : ['en'];
}

/** A language is named in itself, for those who read only it. */
export function languageNameOf(locale: Locale): string {
  return languages[locale].name;
}

/** The first of a person's languages, as the browser names them, that the portal speaks. */
export function findPreferredLocale(tags: readonly string[]): Locale | undefined {
  const spoken = tags.map((tag) =>
    locales.find((locale) => languageTagOf(locale) === tag.toLowerCase().split('-')[0]),
  );
  return spoken.find((locale) => locale !== undefined);
}

export function parseLocale(stored: unknown): Locale {
  return locales.find((locale) => locale === stored) ?? defaultLocale;
}
