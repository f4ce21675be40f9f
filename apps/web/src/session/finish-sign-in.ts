import type { PendingSignIn } from './pending-sign-in.ts';
import { readAuthorization } from './read-authorization.ts';
import { session } from './session.ts';
import { RefusedError } from './session-errors.ts';
import { SignInRefused } from './sign-in-refused.ts';

/** Trades the code of the identity server's answer for a session, or throws SignInRefused. */
export async function finishSignIn(answer: URLSearchParams, pending: PendingSignIn): Promise<void> {
  const request = await readAuthorization(answer, pending);
  await session.signIn(request).catch((cause: unknown) => {
    throw new SignInRefused(cause instanceof RefusedError ? 'exchange' : 'unreachable', { cause });
  });
}
