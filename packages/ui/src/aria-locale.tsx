import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ariaNepali } from './aria-strings.ts';
import { useLanguage } from './i18n/use-language.ts';

/** Days before months. */
const ariaLocales = { en: 'en-GB', ne: ariaNepali };

/** For the pieces that react-aria draws, which would follow the browser's language. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={ariaLocales[useLanguage()]}>{children}</I18nProvider>;
}
