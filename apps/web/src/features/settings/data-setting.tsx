import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Gauge } from 'lucide-react';
import { chooseData } from '@portal/ui/device/low-data.ts';
import { useDataChoice } from '../../session/preferences/use-appearance.ts';
import { Segments } from '@portal/ui/segments.tsx';
import { useLowData } from '@portal/ui/use-low-data.ts';
import { SettingRow } from './setting-row.tsx';

const choices = {
  off: msg`Off`,
  on: msg`On`,
  device: msg`Automatic`,
};

/** For slow links and small data packs. */
export function DataSetting() {
  const { t } = useLingui();
  const chosen = useDataChoice();
  const isLowData = useLowData();
  return (
    <SettingRow
      icon={Gauge}
      hue="green"
      title={t`Low-data mode`}
      detail={isLowData ? t`Pictures only when you ask, shorter lists` : t`Pictures load automatically`}
    >
      <Segments
        label={t`Low-data mode`}
        value={chosen}
        onChange={chooseData}
        segments={(['off', 'on', 'device'] as const).map((id) => ({ id, content: t(choices[id]) }))}
      />
    </SettingRow>
  );
}
