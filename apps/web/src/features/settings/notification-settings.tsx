import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  NotificationChannel,
  NotificationKind,
  NotificationPreferences,
  NotificationSettings,
} from '@portal/api-contract/notifications';
import { Bell, CalendarCheck, FlaskConical, MessageCircle, Pill, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { saveNotificationPreferences } from '../../session/account/notification-api.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { NotificationKindRow } from './notification-kind-row.tsx';
import { PushRow } from './push-row.tsx';
import { QuietHoursRow } from './quiet-hours-row.tsx';

const kinds = [
  {
    kind: 'visit',
    icon: CalendarCheck,
    hue: 'green',
    title: msg`Visits`,
    detail: msg`Confirmed, moved, cancelled`,
  },
  {
    kind: 'reminder',
    icon: Bell,
    hue: 'blue',
    title: msg`Visit reminders`,
    detail: msg`A day and an hour before`,
  },
  {
    kind: 'result',
    icon: FlaskConical,
    hue: 'teal',
    title: msg`Test results`,
    detail: msg`When a report is ready`,
  },
  {
    kind: 'message',
    icon: MessageCircle,
    hue: 'blue',
    title: msg`Messages`,
    detail: msg`Away for five minutes`,
  },
  {
    kind: 'payment',
    icon: ReceiptText,
    hue: 'amber',
    title: msg`Bills`,
    detail: msg`When there’s a new bill`,
  },
  {
    kind: 'dose',
    icon: Pill,
    hue: 'violet',
    title: msg`Medicine reminders`,
    detail: msg`At the time of each dose`,
  },
] as const;

/** Shown as chosen at once; what cannot be saved goes back to what was. */
export function NotificationSettingsRows({
  settings: { preferences, offered, pushKey, phonePush },
}: {
  settings: NotificationSettings;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const [chosen, setChosen] = useState(preferences);

  async function save(wanted: NotificationPreferences) {
    const before = chosen;
    setChosen(wanted);
    try {
      await saveNotificationPreferences({ ...wanted, language });
    } catch {
      setChosen(before);
      const message = t`Your choice wasn’t saved. Check your connection and try again.`;
      toastQueue.show({ kind: 'error', heading: t`Error occurred`, message });
    }
  }

  function toggle(kind: NotificationKind, channel: NotificationChannel) {
    const now = chosen.choices[kind];
    const wanted = now.includes(channel) ? now.filter((each) => each !== channel) : [...now, channel];
    void save({ ...chosen, choices: { ...chosen.choices, [kind]: wanted } });
  }

  return (
    <>
      <PushRow pushKey={pushKey} phonePush={phonePush} />
      {kinds.map(({ kind, icon, hue, title, detail }) => (
        <NotificationKindRow
          key={kind}
          icon={icon}
          hue={hue}
          title={t(title)}
          detail={t(detail)}
          offered={offered}
          chosen={chosen.choices[kind]}
          onToggle={(channel) => toggle(kind, channel)}
        />
      ))}
      {offered.length > 1 && (
        <QuietHoursRow
          value={chosen.quietHours}
          onChange={(quietHours) => void save({ ...chosen, quietHours })}
        />
      )}
    </>
  );
}
