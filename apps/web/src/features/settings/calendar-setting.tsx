import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { chooseDates } from '@portal/ui/device/date-choice.ts';
import { useDateChoice } from '../../session/preferences/use-appearance.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { Segments } from '@portal/ui/segments.tsx';
import { SettingRow } from './setting-row.tsx';

const choices = {
  ad: { name: msg`AD`, spoken: msg`AD, the Gregorian calendar` },
  bs: { name: msg`BS`, spoken: msg`BS, Bikram Sambat` },
  both: { name: msg`Both`, spoken: msg`Both calendars` },
};

/** Today, as it is then written, says what the choice does. */
export function CalendarSetting() {
  const { t } = useLingui();
  const chosen = useDateChoice();
  const [now] = useState(() => new Date());
  return (
    <SettingRow icon={CalendarDays} hue="green" title={t`Calendar`} detail={formatDate(now, useClinicView())}>
      <Segments
        label={t`Calendar`}
        value={chosen}
        onChange={chooseDates}
        segments={(['ad', 'bs', 'both'] as const).map((id) => ({
          id,
          content: t(choices[id].name),
          label: t(choices[id].spoken),
        }))}
      />
    </SettingRow>
  );
}
