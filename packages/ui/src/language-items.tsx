import { Check } from 'lucide-react';
import { languageNameOf, languageTagOf, languageTitleOf, type Locale } from './i18n/locale.ts';
import { disclosureItem } from './disclosure.tsx';

type Props = { offered: Locale[]; locale: Locale; choose: (locale: Locale) => void };

/** The languages as entries of a disclosure, the chosen one ticked. */
export function LanguageItems({ offered, locale, choose }: Props) {
  return offered.map((offer) => (
    <li key={offer}>
      <button
        type="button"
        aria-pressed={offer === locale}
        onClick={() => choose(offer)}
        className={disclosureItem}
      >
        <span className="min-w-10 text-sm font-semibold text-muted">{languageTitleOf(offer)}</span>
        <span lang={languageTagOf(offer)} className="flex-1">
          {languageNameOf(offer)}
        </span>
        {offer === locale && <Check size={18} aria-hidden="true" className="text-link" />}
      </button>
    </li>
  ));
}
