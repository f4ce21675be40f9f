import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationSettings } from '@portal/api-contract/notifications';
import { CalendarClock, FlaskConical, MessageCircle, Pill } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { LoadFailed } from '@portal/ui/load-failed.tsx';
import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { saveNotificationPreferences } from '../../session/account/notification-api.ts';
import { notificationSettingsQuery } from '../../session/account/notification-settings-query.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { useAnswer } from '../../session/records/load.ts';
import { BellDrawing } from './drawings/bell-drawing.tsx';
import { isAnyOn, switchKinds } from './notification-choices.ts';
import { SwitchRow } from './switch-row.tsx';
import { useAllow } from './use-allow.ts';
import { usePlace, type Place } from './use-place.ts';
import { WelcomeFrame } from './welcome-frame.tsx';

const rows = [
  {
    kinds: ['visit', 'reminder'],
    icon: CalendarClock,
    hue: 'green',
    title: msg`Visits`,
    detail: msg`A day and an hour before`,
  },
  {
    kinds: ['result'],
    icon: FlaskConical,
    hue: 'teal',
    title: msg`Test results`,
    detail: msg`When a report is ready`,
  },
  {
    kinds: ['dose'],
    icon: Pill,
    hue: 'violet',
    title: msg`Medicine reminders`,
    detail: msg`At the time of each dose`,
  },
  {
    kinds: ['message'],
    icon: MessageCircle,
    hue: 'blue',
    title: msg`Messages`,
    detail: msg`Away for five minutes`,
  },
] as const;

export function NotificationsCard({ place }: { place: Place }) {
  const answer = useAnswer(notificationSettingsQuery());
  const { goOn } = usePlace(place);
  const { canAsk, isWaiting, allow } = useAllow(answer.data, goOn);
  return (
    <WelcomeFrame
      place={place}
      drawing={<BellDrawing />}
      title={<Trans>What do you want to hear about?</Trans>}
      lead={<Trans>A notification never says anything about your health.</Trans>}
      {...(canAsk && {
        action: (
          <WaitingButton isWaiting={isWaiting} onClick={() => void allow()}>
            <Trans>Allow notifications</Trans>
          </WaitingButton>
        ),
        otherwise: (
          <Button variant="ghost" onClick={goOn}>
            <Trans>Not now</Trans>
          </Button>
        ),
      })}
    >
      {answer.data ? (
        <Switches settings={answer.data} />
      ) : answer.isError ? (
        <LoadFailed answer={answer}>
          <Trans>We couldn’t load your choices. Nothing changed.</Trans>
        </LoadFailed>
      ) : (
        <Loading className="grid gap-4">
          {rows.map(({ title }) => (
            <Skeleton key={title.id} className="h-11 rounded-md!" />
          ))}
        </Loading>
      )}
    </WelcomeFrame>
  );
}

/** Shown as chosen at once; what cannot be saved goes back to what was, and says so. */
function Switches({ settings }: { settings: NotificationSettings }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const { queryKey } = notificationSettingsQuery();
  const { choices } = settings.preferences;

  async function change(kinds: (typeof rows)[number]['kinds']) {
    const preferences = {
      ...settings.preferences,
      choices: switchKinds(choices, kinds, settings.offered),
      language,
    };
    setFailed(false);
    queryClient.setQueryData(queryKey, { ...settings, preferences });
    try {
      await saveNotificationPreferences(preferences);
    } catch {
      queryClient.setQueryData(queryKey, settings);
      setFailed(true);
    }
  }

  return (
    <div>
      <ul className="-mx-4 divide-y divide-divider">
        {rows.map(({ kinds, icon, hue, title, detail }) => (
          <li key={title.id}>
            <SwitchRow
              icon={icon}
              hue={hue}
              title={t(title)}
              detail={t(detail)}
              isOn={isAnyOn(choices, kinds)}
              onChange={() => void change(kinds)}
            />
          </li>
        ))}
      </ul>
      <div role="alert" className="empty:hidden">
        {hasFailed && (
          <Callout kind="warning">
            <Trans>Your choice wasn’t saved. Check your connection and try again.</Trans>
          </Callout>
        )}
      </div>
    </div>
  );
}
