import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefusalReason } from '../../session/sign-in/sign-in-refused.ts';
import { useSignIn } from '../../session/sign-in/use-sign-in.ts';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { BrokenPulseDrawing } from '@portal/ui/broken-pulse-drawing.tsx';
import { MessageState } from '@portal/ui/message-state.tsx';

const messages: Record<RefusalReason, [title: MessageDescriptor, text: MessageDescriptor]> = {
  denied: [
    msg`You didn’t allow access`,
    msg`The portal needs your permission to show your record. Nothing was shared. You can log in again and allow it.`,
  ],
  error: [msg`The login server reported an error`, msg`You’re not logged in. Please try again in a moment.`],
  exchange: [
    msg`We couldn’t finish the login`,
    msg`The login was already used, or took too long. Please log in again.`,
  ],
  flow: [
    msg`The login server gave an unexpected answer`,
    msg`The answer carried a token (implicit or hybrid flow). The portal doesn’t accept that. Please log in again.`,
  ],
  issuer: [
    msg`The answer came from another login server`,
    msg`The issuer doesn’t match the one this portal trusts, so we didn’t accept it. Please log in again.`,
  ],
  malformed: [msg`The login answer is incomplete`, msg`You’re not logged in. Please log in again.`],
  'nobody-waiting': [
    msg`Log in to continue`,
    msg`The page where you started is closed. If you just registered or chose a password, it’s saved.`,
  ],
  record: [
    msg`Your record can’t be opened`,
    msg`This account isn’t linked to your record, or the record was merged with another. Please call the clinic.`,
  ],
  state: [
    msg`This answer doesn’t belong to your login`,
    msg`The state doesn’t match the login started here, so we didn’t accept it. Please log in again.`,
  ],
  unreachable: [
    msg`We couldn’t reach the server`,
    msg`You’re not logged in. Check your connection and log in again.`,
  ],
};

export function Refused({ reason, code }: { reason: RefusalReason; code: string | undefined }) {
  const { t } = useLingui();
  const signIn = useSignIn();
  const [title, text] = messages[reason];
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center">
      <MessageState
        drawing={<BrokenPulseDrawing />}
        title={t(title)}
        level={1}
        alert
        actions={
          <>
            <Button onClick={signIn}>
              <Trans>Login</Trans>
            </Button>
            <LinkButton variant="ghost" to="/">
              <Trans>Back to Home</Trans>
            </LinkButton>
          </>
        }
      >
        <p>{t(text)}</p>
        {code !== undefined && (
          <p className="mt-2 text-sm">
            <Trans>Code: {code}</Trans>
          </p>
        )}
      </MessageState>
    </main>
  );
}
