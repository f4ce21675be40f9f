import { useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import { languageNameOf, languageTagOf, languageTitleOf, parseLocale } from '@portal/ui/i18n/locale.ts';
import { useLocaleChoice } from '../../session/preferences/use-locale-choice.ts';
import { ChoiceRow } from './choice-row.tsx';

export function LanguageRow() {
  const { t } = useLingui();
  const { locale, offered, choose } = useLocaleChoice();
  if (offered.length < 2) return null;
  return (
    <ChoiceRow
      icon={Globe}
      hue="blue"
      label={t`Language`}
      value={locale}
      onChange={(id) => choose(parseLocale(id))}
      options={offered.map((id) => ({
        id,
        name: `${languageNameOf(id)} (${languageTitleOf(id)})`,
        lang: languageTagOf(id),
      }))}
    />
  );
}
