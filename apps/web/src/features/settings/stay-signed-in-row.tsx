import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import { chooseToStay } from '../../session/account/account-api.ts';
import { NotConfirmed, withRecentSignIn } from '../../session/sign-in/recent-sign-in.ts';
import { useSession } from '../../session/session.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { SettingRow } from './setting-row.tsx';

/** Whether this browser stays signed in when nobody uses it. */
export function StaySignedInRow({ staysSignedIn, endsAt }: { staysSignedIn: boolean; endsAt: string }) {
  const { t } = useLingui();
  const view = useDayView();
  const { revalidate } = useRevalidator();
  const { idleLimit = 0 } = useSession();
  const [isWaiting, setWaiting] = useState(false);
  const ends = formatDate(new Date(endsAt), { ...view, zone: getPortalConfig().clinicZone });
  const minutes = formatDigits(Math.round(idleLimit / 60), view.language);

  async function change() {
    setWaiting(true);
    try {
      await withRecentSignIn(() => chooseToStay(!staysSignedIn));
      await revalidate();
    } catch (error) {
      if (!(error instanceof NotConfirmed))
        toastQueue.show({
          kind: 'error',
          heading: t`Error occurred`,
          message: t`Nothing changed. Check your connection and try again.`,
        });
    }
    setWaiting(false);
  }

  return (
    <SettingRow
      icon={Clock}
      hue="amber"
      title={t`Stay logged in on this device`}
      detail={
        staysSignedIn
          ? t`Until ${ends} at the latest. Turn it off on a shared device.`
          : t`We log you out after ${minutes} minutes without use.`
      }
    >
      <WaitingButton
        variant={staysSignedIn ? 'secondary' : 'soft'}
        size="sm"
        isWaiting={isWaiting}
        onClick={() => void change()}
        className="sm:justify-self-end"
      >
        {staysSignedIn ? t`Turn off` : t`Turn on`}
      </WaitingButton>
    </SettingRow>
  );
}
