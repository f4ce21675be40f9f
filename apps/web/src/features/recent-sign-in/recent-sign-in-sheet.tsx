import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { finishConfirmation, type Confirmation } from '../../session/sign-in/confirm-sign-in.ts';
import { startSignIn } from '../../session/sign-in/start-sign-in.ts';
import { Button } from '@portal/ui/button.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';

type State = 'asking' | 'confirming' | Exclude<Confirmation, 'confirmed'>;
type Props = { onSettled: (isConfirmed: boolean) => void };

/** One sheet for everything that asks for a recent sign-in. Where there are popups, the page behind it stays as it is. */
export function RecentSignInSheet({ onSettled }: Props) {
  const { t } = useLingui();
  const [state, setState] = useState<State>('asking');

  async function finish() {
    setState('confirming');
    const outcome = await finishConfirmation();
    if (outcome === 'confirmed') onSettled(true);
    else setState(outcome);
  }

  return (
    <Modal
      isOpen
      onClose={() => onSettled(false)}
      title={t`Confirm it’s you`}
      width="narrow"
      footer={
        <>
          <WaitingButton
            isWaiting={state === 'confirming'}
            onClick={() =>
              startSignIn(
                () => void finish(),
                'confirm',
                () => setState('unreachable'),
              )
            }
          >
            {t`Log in again`}
          </WaitingButton>
          <Button variant="secondary" onClick={() => onSettled(false)}>
            {t`Not now`}
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          You logged in a while ago. To keep your record safe, log in again with your password or passkey.
          You’ll come back here to finish.
        </Trans>
      </p>
      {(state === 'not-confirmed' || state === 'unreachable') && (
        <div role="alert">
          <Callout kind="danger">{t(troubles[state])}</Callout>
        </div>
      )}
    </Modal>
  );
}

const troubles = {
  'not-confirmed': msg`That login didn’t match your account. Please try again.`,
  unreachable: msg`We couldn’t reach the server. Check your connection and try again.`,
};
