import { isHTTPError } from 'ky';
import { deleteAccountWith } from './account-api.ts';
import { hasAnswer, takeAnswer } from './authorization-answer.ts';
import { findPendingPurpose, takePendingSignIn } from './pending-sign-in.ts';
import { readAuthorization } from './read-authorization.ts';
import { session } from './session.ts';
import { SignInRefused } from './sign-in-refused.ts';
import { startSignIn } from './start-sign-in.ts';

export type DeletionOutcome = 'deleted' | 'not-confirmed' | 'unreachable';

/** The patient signs in again, in a popup or away from this page; the page to which they come back goes on. */
export function confirmDeletion(onConfirmed: () => void): void {
  startSignIn(onConfirmed, 'delete-account');
}

/** The patient has signed in again, and the answer waits to be used. */
export function isDeletionConfirmed(): boolean {
  return hasAnswer() && findPendingPurpose() === 'delete-account';
}

/** Deletes the account if the patient has just confirmed it; undefined if nobody did. */
export async function finishDeletion(): Promise<DeletionOutcome | undefined> {
  const answer = takeAnswer();
  const pending = answer && takePendingSignIn();
  if (!answer || pending?.purpose !== 'delete-account') return undefined;
  try {
    await deleteAccountWith(await readAuthorization(answer, pending));
    return 'deleted';
  } catch (error) {
    const isRefused =
      error instanceof SignInRefused
        ? error.reason !== 'unreachable'
        : isHTTPError(error) && error.response.status < 500 && error.response.status !== 429;
    return isRefused ? 'not-confirmed' : 'unreachable';
  }
}

/** The account is gone, and with it the session of every tab. */
export function leaveDeletedAccount(): void {
  session.leave();
}
