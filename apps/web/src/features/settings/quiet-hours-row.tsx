import { useLingui } from '@lingui/react/macro';
import type { NotificationPreferences } from '@portal/api-contract/notifications';
import { clinicInstant } from '@portal/clinical-domain/time/clinic-time';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { BellOff } from 'lucide-react';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { Segments } from '@portal/ui/segments.tsx';
import { SettingRow } from './setting-row.tsx';

type QuietHours = NotificationPreferences['quietHours'];
type Props = { value: QuietHours; onChange: (value: QuietHours) => void };

const nights = [
  { from: '21:00', until: '07:00' },
  { from: '22:00', until: '06:00' },
];
const nameOf = (value: QuietHours) => (value ? `${value.from}-${value.until}` : 'none');

/** What comes at night is sent in the morning. */
export function QuietHoursRow({ value, onChange }: Props) {
  const { t } = useLingui();
  const view = useClinicView();
  const clock = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return formatTime(new Date(clinicInstant('2026-01-01', hours * 60 + minutes, view.zone)), view);
  };
  const segments = nights.map((night) => ({
    id: nameOf(night),
    content: `${clock(night.from)} – ${clock(night.until)}`,
  }));
  return (
    <SettingRow
      icon={BellOff}
      hue="amber"
      title={t`Quiet hours`}
      detail={t`Push, e-mail and SMS wait until morning`}
    >
      <Segments
        label={t`Quiet hours`}
        value={nameOf(value)}
        onChange={(id) => onChange(nights.find((night) => nameOf(night) === id) ?? null)}
        segments={[{ id: 'none', content: t`None` }, ...segments]}
      />
    </SettingRow>
  );
}
