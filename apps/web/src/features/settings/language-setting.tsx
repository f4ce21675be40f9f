import { useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import { languageNameOf, languageTagOf } from '@portal/ui/i18n/locale.ts';
import { useLocaleChoice } from '../../session/preferences/use-locale-choice.ts';
import { Segments } from '@portal/ui/segments.tsx';
import { CalendarSetting } from './calendar-setting.tsx';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';

/** A clinic that offers one language leaves only the dates to choose. */
export function LanguageSetting() {
  const { t } = useLingui();
  const { locale, offered, choose } = useLocaleChoice();
  return (
    <SettingsSection title={t`Language and dates`} detail={t`The portal’s language and calendar.`}>
      {offered.length > 1 && (
        <SettingRow icon={Globe} hue="blue" title={t`Language`}>
          <Segments
            label={t`Language`}
            value={locale}
            onChange={choose}
            segments={offered.map((id) => ({ id, content: languageNameOf(id), lang: languageTagOf(id) }))}
          />
        </SettingRow>
      )}
      <CalendarSetting />
    </SettingsSection>
  );
}
