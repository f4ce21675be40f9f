import { useLingui } from '@lingui/react/macro';
import { languageNameOf, languageTagOf, locales } from '@portal/ui/i18n/locale.ts';
import { fieldHint } from '@portal/ui/field-look.ts';
import { Segments } from '@portal/ui/segments.tsx';
import { FormCard, type PartProps } from './form-card.tsx';

export function LanguageCard({ profile, change }: PartProps) {
  const { t } = useLingui();
  const segments = locales.map((locale) => {
    const tag = languageTagOf(locale);
    return { id: tag, content: languageNameOf(locale), lang: tag };
  });
  return (
    <FormCard title={t`Language`}>
      <div className="grid gap-1.5">
        <Segments
          label={t`Language`}
          segments={segments}
          value={segments.find(({ id }) => id === profile.language)?.id}
          onChange={(language) => change({ language })}
        />
        <p className={fieldHint}>
          {t`The language the clinic uses with you. To change the portal’s language, go to Settings.`}
        </p>
      </div>
    </FormCard>
  );
}
