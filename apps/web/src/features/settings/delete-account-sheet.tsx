import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { Button } from '@portal/ui/button.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useDeletion } from './use-deletion.ts';

const losses = [
  msg`You can’t log in, read results or write to doctors here any more.`,
  msg`You’re logged out on all devices right away.`,
  msg`You can’t undo this. You can register again, but a new account starts empty until the clinic links your record.`,
];
const keeps = [
  msg`Your clinic keeps its medical record of you, and the list of who looked at it, as the law requires.`,
  msg`Booked visits stay booked. To cancel one, do that first or call the clinic.`,
];

export function DeleteAccountSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { state, begin } = useDeletion();
  const isDeleting = state === 'deleting';
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t`Delete account?`}
      width="narrow"
      isAlert
      canClose={!isDeleting}
      footer={
        <>
          <WaitingButton variant="danger" isWaiting={isDeleting} onClick={begin}>
            {t`Log in and delete`}
          </WaitingButton>
          <Button onClick={onClose} disabled={isDeleting}>
            {t`Keep my account`}
          </Button>
        </>
      }
    >
      <ul className="grid gap-3.5">
        {losses.map((loss) => (
          <li key={loss.id} className="flex gap-3.5">
            <X size={20} aria-hidden="true" className="mt-0.5 flex-none text-on-danger" />
            {t(loss)}
          </li>
        ))}
        {keeps.map((kept) => (
          <li key={kept.id} className="flex gap-3.5">
            <Check size={20} aria-hidden="true" className="mt-0.5 flex-none text-on-success" />
            {t(kept)}
          </li>
        ))}
      </ul>
      {state === 'asking' ? (
        <p className="text-sm text-muted">
          <Trans>To confirm it’s you, log in again. Your account is deleted right after.</Trans>
        </p>
      ) : (
        <div role="alert">
          <Callout kind={isDeleting ? 'info' : 'danger'}>
            <p>{t(messages[state])}</p>
          </Callout>
        </div>
      )}
    </Modal>
  );
}

const messages = {
  deleting: msg`Your account is being deleted…`,
  'not-confirmed': msg`Your account wasn’t deleted: the login didn’t confirm it’s you. Please try again.`,
  unreachable: msg`We couldn’t reach the server, so we don’t know if your account was deleted. Check your connection and try again.`,
};
