import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import type { PromptStrings } from '../../platform/biometrics.ts';
import type { DeviceKey } from '../../platform/device-lock.ts';
import { Card } from '@portal/ui/card.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { RemoveCopy } from './remove-copy.tsx';

const hints = {
  passkey: msg`It opens the same way as this device: with fingerprint, face or screen lock.`,
  biometry: msg`It opens with your fingerprint or face.`,
};

const troubles = {
  passkey: msg`It did not open. Nothing is lost: try again with the fingerprint, face or screen lock of this device. If its passkey was deleted here, the copy cannot be opened any more: delete it, and keep a new one in Settings when you are online.`,
  biometry: msg`It did not open. Nothing is lost: try again. If the phone takes no finger or face now, unlock the phone itself first.`,
  lost: msg`This copy cannot be opened any more: the device no longer has the key to it. Delete it, and keep a new one in Settings when you are online. Your record at the hospital is as it was.`,
};

type Props = {
  by: DeviceKey['by'];
  trouble: 'refused' | 'lost' | undefined;
  onUnlock: (strings: PromptStrings) => Promise<void>;
  onRemove: () => void;
};

/** The device asks, and counts its own tries. */
export function DeviceLockForm({ by, trouble, onUnlock, onRemove }: Props) {
  const { t } = useLingui();
  const [isOpening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    await onUnlock({ reason: t`Open the copy of your record`, cancel: t`Cancel` });
    setOpening(false);
  }

  return (
    <Card className="grid gap-5">
      <p className="text-muted">
        <Trans>Your visits, medicines and last results, as they were when this device was last online.</Trans>
      </p>
      {trouble !== 'lost' && <p>{t(hints[by])}</p>}
      {trouble && !isOpening && (
        <div role="alert">
          <Callout kind="danger">
            <p>{t(troubles[trouble === 'lost' ? 'lost' : by])}</p>
          </Callout>
        </div>
      )}
      {trouble !== 'lost' && (
        <WaitingButton isWaiting={isOpening} onClick={() => void open()}>
          <LockKeyholeOpen size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Unlock and open</Trans>
        </WaitingButton>
      )}
      {trouble && !isOpening && <RemoveCopy onRemove={onRemove} />}
    </Card>
  );
}
