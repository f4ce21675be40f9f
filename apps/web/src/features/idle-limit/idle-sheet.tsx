import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { chooseToStay } from '../../session/account/account-api.ts';
import { NotConfirmed, withRecentSignIn } from '../../session/sign-in/recent-sign-in.ts';
import { Button } from '@portal/ui/button.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';

/** Asked a minute before the session ends for want of use (WCAG 2.2.1): one press goes on. */
export function IdleSheet({ onStay }: { onStay: () => void }) {
  const { t } = useLingui();
  const [state, setState] = useState<'asking' | 'choosing' | 'failed'>('asking');

  async function choose() {
    setState('choosing');
    try {
      await withRecentSignIn(() => chooseToStay(true));
      onStay();
    } catch (error) {
      if (error instanceof NotConfirmed) onStay();
      else setState('failed');
    }
  }

  return (
    <Modal
      isOpen
      onClose={onStay}
      title={t`Are you still there?`}
      width="narrow"
      footer={
        <>
          <Button onClick={onStay}>{t`I’m still here`}</Button>
          <WaitingButton variant="secondary" isWaiting={state === 'choosing'} onClick={() => void choose()}>
            {t`Stay logged in on this device`}
          </WaitingButton>
        </>
      }
    >
      <p>
        <Trans>
          We’ll log you out in a minute, because you haven’t used the portal for a while. If others use this
          device, don’t stay logged in.
        </Trans>
      </p>
      {state === 'failed' && (
        <div role="alert">
          <Callout kind="danger">
            <Trans>That didn’t work. Check your connection and try again.</Trans>
          </Callout>
        </div>
      )}
    </Modal>
  );
}
