import { useLingui } from '@lingui/react/macro';
import { findNotificationPage } from '@portal/clinical-domain/notifications/notification-page';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { listenToTaps, type Tapped } from '../platform/notification-taps.ts';
import { useSession } from '../session/session.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';

let isFollowing = false;

/** A tapped notification opens its page, and the alarms of the phone follow the medicines of whoever is signed in. */
export function usePhoneNotifications(): void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isIn = useSession().status === 'in';

  const onTap = useEffectEvent((tapped: Tapped) => {
    void navigate('open' in tapped ? tapped.open : (findNotificationPage(tapped.about) ?? '/notification'));
  });
  const onBlocked = useEffectEvent(() => {
    const message = t`Your phone blocks reminders. Allow notifications in the phone’s settings.`;
    toastQueue.show({ kind: 'warning', heading: t`Reminders are blocked`, message });
  });

  useEffect(() => listenToTaps((tapped) => onTap(tapped)), []);
  useEffect(() => {
    if (!isIn || isFollowing) return;
    isFollowing = true;
    void import('../session/dose-alarms/follow-dose-alarms.ts').then(({ followDoseAlarms }) =>
      followDoseAlarms(() => onBlocked()),
    );
  }, [isIn]);
}
