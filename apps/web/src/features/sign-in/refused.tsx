import type { RefusalReason } from '../../session/sign-in-refused.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { BrokenPulseDrawing } from '../../ui/broken-pulse-drawing.tsx';
import { MessageState } from '../../ui/message-state.tsx';

const messages: Record<RefusalReason, [title: string, text: string]> = {
  denied: [
    'You did not allow access',
    'The portal needs your permission to show your record. Nothing was shared. You can log in again and allow it.',
  ],
  error: ['The sign-in server reported an error', 'You are not signed in. Please try again in a moment.'],
  exchange: [
    'The sign-in could not be completed',
    'The sign-in was used already, or took too long. Please log in again.',
  ],
  flow: [
    'The sign-in server answered in an unexpected way',
    'The answer carried a token (implicit or hybrid flow), which the portal does not accept. Please log in again.',
  ],
  issuer: [
    'The answer came from another sign-in server',
    'The issuer does not match the one this portal trusts, so nothing was accepted. Please log in again.',
  ],
  malformed: ['The sign-in answer is incomplete', 'You are not signed in. Please log in again.'],
  'nobody-waiting': [
    'No page is waiting for this sign-in',
    'The page where you started may have been closed. Please start again.',
  ],
  state: [
    'This answer does not belong to your sign-in',
    'The state does not match the sign-in that was started here, so nothing was accepted. Please log in again.',
  ],
  unreachable: [
    'We could not reach the server',
    'You are not signed in. Check your connection and log in again.',
  ],
};

export function Refused({ reason, code }: { reason: RefusalReason; code: string | undefined }) {
  const signIn = useSignIn();
  const [title, text] = messages[reason];
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center">
      <title>{`${title} · Patient Portal`}</title>
      <MessageState
        drawing={<BrokenPulseDrawing />}
        title={title}
        level={1}
        alert
        actions={
          <>
            {reason === 'nobody-waiting' ? (
              <LinkButton to="/">Start again</LinkButton>
            ) : (
              <Button onClick={signIn}>Login</Button>
            )}
            <LinkButton variant="ghost" to="/">
              Back to Home
            </LinkButton>
          </>
        }
      >
        <p>{text}</p>
        {code !== undefined && <p className="mt-2 text-sm">Code: {code}</p>}
      </MessageState>
    </main>
  );
}
