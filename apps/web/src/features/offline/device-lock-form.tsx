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
  passkey: msg`Unlock with fingerprint, face or screen lock.`,
  biometry: msg`Unlock with fingerprint or face.`,
};

const troubles = {
  passkey: msg`It didn’t open. Nothing is lost. Try again with this device’s fingerprint, face or screen lock. If you deleted its passkey, this copy can’t be opened. Delete it, and save a new one in Settings when you’re online.`,
  biometry: msg`It didn’t open. Nothing is lost. Try again. If your fingerprint or face doesn’t work, unlock the phone first.`,
  lost: msg`This copy can’t be opened any more: this device lost its key. Delete it, and save a new one in Settings when you’re online. Your record at the hospital is safe.`,
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
