import { useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import { languageTitleOf } from '@portal/ui/i18n/locale.ts';
import { useLocaleChoice } from '../session/preferences/use-locale-choice.ts';
import { Disclosure } from '@portal/ui/disclosure.tsx';
import { LanguageItems } from '@portal/ui/language-items.tsx';

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
      <LanguageItems offered={offered} locale={locale} choose={choose} />
    </Disclosure>
  );
}
