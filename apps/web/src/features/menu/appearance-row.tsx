import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Moon } from 'lucide-react';
import { chooseTheme, themeChoices, type ThemeChoice } from '../../platform/appearance.ts';
import { useThemeChoice } from '../../session/preferences/use-appearance.ts';
import { ChoiceRow } from './choice-row.tsx';

const names = { light: msg`Light`, dark: msg`Dark`, system: msg`System` };

export function AppearanceRow() {
  const { t } = useLingui();
  return (
    <ChoiceRow
      icon={Moon}
      hue="violet"
      label={t`Appearance`}
      value={useThemeChoice()}
      onChange={(id) => chooseTheme(id as ThemeChoice)}
      options={themeChoices.map((id) => ({ id, name: t(names[id]) }))}
    />
  );
}
