import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import type { JudgedDose } from '@portal/clinical-domain/medicines/judge-doses';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { useSession } from '../../session/session.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { classNames } from '@portal/ui/class-names.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { remindersOf, switchReminders, type Reminders } from './reminders.ts';

/** Reminders at dose times, switched on where the medicines are; it says what this browser really shows. */
export function ReminderSwitch({ doses }: { doses: JudgedDose[] }) {
  const { t } = useLingui();
  const { user } = useSession();
  const language = useLanguage();
  const [labelId, detailId] = [useId(), useId()];
  const { data } = useQuery(remindersOf(user?.id), queryClient);
  const [isSaving, setSaving] = useState(false);
  if (!data) return null;
  const isOn = data.settings.preferences.choices.dose.length > 0;

  async function change(reminders: Reminders) {
    setSaving(true);
    try {
      await switchReminders(user?.id, reminders, !isOn, language);
    } catch {
      toastQueue.show({
        kind: 'error',
        heading: t`Not saved`,
        message: t`Your reminders didn't change. Check your connection and try again.`,
      });
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="mt-4 border-t border-white/20 pt-2">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={labelId}
        aria-describedby={detailId}
        aria-disabled={isSaving || undefined}
        onClick={() => {
          if (!isSaving) void change(data);
        }}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 text-left font-medium"
      >
        <span id={labelId} className="min-w-0 flex-1">
          <Trans>Remind me at dose times</Trans>
        </span>
        <span
          aria-hidden="true"
          className={classNames(
            'flex h-7 w-12 flex-none rounded-full border-2 border-white p-0.5',
            isOn ? 'justify-end bg-white' : 'bg-white/25',
          )}
        >
          <i className={classNames('aspect-square h-full rounded-full', isOn ? 'bg-brand' : 'bg-white')} />
        </span>
      </button>
      <p id={detailId} className="text-sm text-on-brand-muted tabular-nums">
        {isOn ? <WhereShown reminders={data} doses={doses} /> : <Trans>Off</Trans>}
      </p>
    </div>
  );
}

function WhereShown({ reminders, doses }: { reminders: Reminders; doses: JudgedDose[] }) {
  const view = useClinicView();
  const { here, settings } = reminders;
  const channels = settings.preferences.choices.dose;
  if (here === 'shown' && channels.includes('push')) {
    const times = [...new Set(doses.map(({ at }) => formatTime(new Date(at), view)))].join(', ');
    return times === '' ? <Trans>On</Trans> : <Trans>On: {times}</Trans>;
  }
  if (channels.includes('email') || channels.includes('sms'))
    return <Trans>On, by e-mail or SMS. This browser doesn't show them.</Trans>;
  if (here === 'blocked')
    return (
      <Trans>
        On, but this browser blocks notifications. Allow them in the browser's settings. Until then you'll
        find reminders in the portal only.
      </Trans>
    );
  return <Trans>On, in the portal only. This browser doesn't show them while the portal is closed.</Trans>;
}
