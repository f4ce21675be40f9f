import type { AuthorizeRequest } from '@portal/api-contract/auth';
import { isHTTPError } from 'ky';
import { takeAnswer } from './authorization-answer.ts';
import { takePendingSignIn, type SignInPurpose } from './pending-sign-in.ts';
import { readAuthorization } from './read-authorization.ts';
import { SignInRefused } from './sign-in-refused.ts';

export type Spent = 'done' | 'not-confirmed' | 'unreachable';

/** The patient has signed in again for this purpose: `send` takes the proof, once. Undefined if nobody did. */
export async function spendProof(
  purpose: SignInPurpose,
  send: (proof: AuthorizeRequest) => Promise<void>,
): Promise<Spent | undefined> {
  const answer = takeAnswer();
  const pending = answer && takePendingSignIn();
  if (!answer || pending?.purpose !== purpose) return undefined;
  try {
    await send(await readAuthorization(answer, pending));
    return 'done';
  } catch (error) {
    const isRefused =
      error instanceof SignInRefused
        ? error.reason !== 'unreachable'
        : isHTTPError(error) && error.response.status < 500 && error.response.status !== 429;
    return isRefused ? 'not-confirmed' : 'unreachable';
  }
}
