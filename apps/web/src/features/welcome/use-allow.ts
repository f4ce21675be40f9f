import { useLingui } from '@lingui/react/macro';
import type { NotificationSettings } from '@portal/api-contract/notifications';
import { useEffect, useState } from 'react';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { canPush, findPushAddress, isPushBlocked } from '../../platform/push.ts';
import { turnPushOn } from '../../session/account/notification-api.ts';

/** The browser or the phone asks for its permission only when `allow` is called; where it cannot ask, nothing is offered. */
export function useAllow(settings: NotificationSettings | undefined, onAllowed: () => void) {
  const { t } = useLingui();
  const [canAsk, setCanAsk] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const isOffered = settings !== undefined && canPush(settings) && !isPushBlocked();
  useEffect(() => {
    if (isOffered) void findPushAddress().then((address) => setCanAsk(address === undefined));
  }, [isOffered]);

  async function allow() {
    setWaiting(true);
    const outcome = await turnPushOn(settings?.pushKey).catch(() => 'failed' as const);
    setWaiting(false);
    if (outcome === 'on') return onAllowed();
    if (outcome === 'blocked') setCanAsk(false);
    const reasons = {
      blocked: t`They’re not allowed on this device. You can allow them later, in Settings.`,
      failed: t`We couldn’t turn them on. Try again, or later in Settings.`,
    };
    toastQueue.show({ kind: 'error', heading: t`No notifications yet`, message: reasons[outcome] });
  }

  return { canAsk, isWaiting, allow };
}
