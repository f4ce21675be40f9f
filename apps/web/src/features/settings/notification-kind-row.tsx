import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NotificationChannel } from '@portal/api-contract/notifications';
import type { LucideIcon } from 'lucide-react';
import { Chip } from '@portal/ui/chip.tsx';
import type { Hue } from '@portal/ui/hues.ts';
import { SettingRow } from './setting-row.tsx';

const names = {
  'in-app': msg`In the portal`,
  push: msg`Push`,
  email: msg`E-mail`,
  sms: msg`SMS`,
};

type Props = {
  icon: LucideIcon;
  hue: Hue;
  title: string;
  detail: string;
  offered: NotificationChannel[];
  chosen: NotificationChannel[];
  onToggle: (channel: NotificationChannel) => void;
};

export function NotificationKindRow({ offered, chosen, onToggle, ...row }: Props) {
  const { t } = useLingui();
  return (
    <SettingRow {...row}>
      <fieldset aria-label={row.title} className="flex flex-wrap gap-2 sm:justify-end">
        {offered.map((channel) => (
          <Chip
            key={channel}
            isOn={chosen.includes(channel)}
            onClick={() => onToggle(channel)}
            className="px-3!"
          >
            {t(names[channel])}
          </Chip>
        ))}
      </fieldset>
    </SettingRow>
  );
}
