import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isNative } from '../../platform/native.ts';
import { canPush, findPushAddress, type PushOffer } from '../../platform/push.ts';
import { turnPushOff, turnPushOn } from '../../session/account/notification-api.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { SettingRow } from './setting-row.tsx';

const browserTroubles = {
  blocked: msg`This browser blocks notifications. Allow them in the browser’s settings and try again.`,
  failed: msg`We couldn’t reach this browser by push. Check your connection and try again.`,
};

const phoneTroubles: typeof browserTroubles = {
  blocked: msg`Your phone blocks notifications. Allow them in the phone’s settings and try again.`,
  failed: msg`We couldn’t reach your phone. Check your connection and try again.`,
};

/** Whether this very browser or phone shows notifications while the portal is closed. */
export function PushRow({ pushKey, phonePush }: PushOffer) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    void findPushAddress().then((address) => setOn(address !== undefined));
  }, []);
  if (!canPush({ pushKey, phonePush })) return null;

  async function change() {
    setWaiting(true);
    try {
      const outcome = isOn ? await turnPushOff() : await turnPushOn(pushKey);
      if (outcome === 'blocked' || outcome === 'failed') tell(outcome);
      else setOn(!isOn);
    } catch {
      tell('failed');
    } finally {
      setWaiting(false);
    }
  }

  function tell(trouble: keyof typeof browserTroubles) {
    const troubles = isNative() ? phoneTroubles : browserTroubles;
    toastQueue.show({ kind: 'error', heading: t`Error occurred`, message: t(troubles[trouble]) });
  }

  return (
    <SettingRow
      icon={MonitorSmartphone}
      hue="rose"
      title={t`Push on this device`}
      detail={isOn ? t`Shown while the portal is closed` : t`Not shown while the portal is closed`}
    >
      <WaitingButton
        variant={isOn ? 'secondary' : 'soft'}
        size="sm"
        isWaiting={isWaiting}
        onClick={() => void change()}
        className="sm:justify-self-end"
      >
        {isOn ? t`Turn off` : t`Turn on`}
      </WaitingButton>
    </SettingRow>
  );
}
