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
    msg`You did not allow access`,
    msg`The portal needs your permission to show your record. Nothing was shared. You can log in again and allow it.`,
  ],
  error: [
    msg`The sign-in server reported an error`,
    msg`You are not signed in. Please try again in a moment.`,
  ],
  exchange: [
    msg`The sign-in could not be completed`,
    msg`The sign-in was used already, or took too long. Please log in again.`,
  ],
  flow: [
    msg`The sign-in server answered in an unexpected way`,
    msg`The answer carried a token (implicit or hybrid flow), which the portal does not accept. Please log in again.`,
  ],
  issuer: [
    msg`The answer came from another sign-in server`,
    msg`The issuer does not match the one this portal trusts, so nothing was accepted. Please log in again.`,
  ],
  malformed: [msg`The sign-in answer is incomplete`, msg`You are not signed in. Please log in again.`],
  'nobody-waiting': [
    msg`Log in to go on`,
    msg`The page where you started is closed. If you have just registered or chosen a password, it’s saved.`,
  ],
  record: [
    msg`Your record can’t be opened`,
    msg`This account isn’t linked to your record, or the record was merged with another. Please call the clinic.`,
  ],
  state: [
    msg`This answer does not belong to your sign-in`,
    msg`The state does not match the sign-in that was started here, so nothing was accepted. Please log in again.`,
  ],
  unreachable: [
    msg`We could not reach the server`,
    msg`You are not signed in. Check your connection and log in again.`,
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
