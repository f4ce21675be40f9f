import { useLingui } from '@lingui/react';
import { languageTagOf, parseLocale } from './locale.ts';

/** The tag of the language on the screen, for Intl and for dates. */
export function useLanguage(): 'en' | 'ne' {
  return languageTagOf(parseLocale(useLingui().i18n.locale));
}
