import { useLingui } from '@lingui/react/macro';
import { Check, Globe } from 'lucide-react';
import { languageNameOf, languageTagOf, languageTitleOf } from '../i18n/locale.ts';
import { useLocaleChoice } from '../session/use-locale-choice.ts';
import { Disclosure, disclosureItem } from '../ui/disclosure.tsx';

/** ENG or NEP; where a clinic offers one language only, there is nothing to choose. */
export function LanguageChoice() {
  const { t } = useLingui();
  const { locale, offered, choose } = useLocaleChoice();
  if (offered.length < 2) return null;
  const chosen = languageTitleOf(locale);
  return (
    <Disclosure
      label={t`Language: ${chosen}`}
      buttonClass="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-3 text-sm font-medium text-muted hover:bg-hover hover:text-ink"
      button={
        <>
          <Globe size={18} strokeWidth={1.75} aria-hidden="true" />
          {chosen}
        </>
      }
    >
      {offered.map((offer) => (
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
      ))}
    </Disclosure>
  );
}
