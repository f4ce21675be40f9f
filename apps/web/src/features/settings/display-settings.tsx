import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Accessibility, ALargeSmall, MonitorSmartphone, Moon, Sun, SunMoon } from 'lucide-react';
import { chooseTextSize, chooseTheme, textSizes, themeChoices } from '../../platform/appearance.ts';
import { useTextSize, useThemeChoice } from '../../session/preferences/use-appearance.ts';
import { ListRow } from '@portal/ui/list-row.tsx';
import { Segments } from '@portal/ui/segments.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { DataSetting } from './data-setting.tsx';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';

const themes = {
  light: { icon: Sun, name: msg`Light` },
  dark: { icon: Moon, name: msg`Dark` },
  system: { icon: MonitorSmartphone, name: msg`System` },
};

const sizes = {
  small: { look: 'text-[13px]', name: msg`Small` },
  standard: { look: 'text-[16px]', name: msg`Standard` },
  large: { look: 'text-[20px]', name: msg`Large` },
  largest: { look: 'text-[24px]', name: msg`Largest` },
};

export function DisplaySettings() {
  const { t } = useLingui();
  const theme = useThemeChoice();
  const size = useTextSize();
  return (
    <SettingsSection title={t`Display`} detail={t`Make it easy on your eyes.`}>
      <SettingRow icon={SunMoon} hue="violet" title={t`Theme`}>
        <Segments
          label={t`Theme`}
          value={theme}
          onChange={chooseTheme}
          segments={themeChoices.map((id) => ({ id, content: <ThemeName choice={id} /> }))}
        />
      </SettingRow>
      <SettingRow icon={ALargeSmall} hue="amber" title={t`Text size`} detail={t(sizes[size].name)}>
        <Segments
          label={t`Text size`}
          value={size}
          onChange={chooseTextSize}
          segments={textSizes.map((id) => ({
            id,
            label: t(sizes[id].name),
            content: (
              <span aria-hidden="true" className={sizes[id].look}>
                {t`A`}
              </span>
            ),
          }))}
        />
      </SettingRow>
      <DataSetting />
      <ListRow
        to="/accessibility"
        lead={<Tile icon={Accessibility} hue="teal" size="sm" />}
        title={t`Accessibility`}
        detail={t`What we checked, and who to tell`}
      />
    </SettingsSection>
  );
}

function ThemeName({ choice }: { choice: keyof typeof themes }) {
  const { t } = useLingui();
  const { icon: Icon, name } = themes[choice];
  return (
    <>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {t(name)}
    </>
  );
}
