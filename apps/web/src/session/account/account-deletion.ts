import { deleteAccountWith } from './account-api.ts';
import { hasAnswer } from '../sign-in/authorization-answer.ts';
import { findPendingPurpose } from '../sign-in/pending-sign-in.ts';
import { session } from '../session.ts';
import { spendProof } from '../sign-in/spend-proof.ts';
import { startSignIn } from '../sign-in/start-sign-in.ts';

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
  const spent = await spendProof('delete-account', deleteAccountWith);
  return spent === 'done' ? 'deleted' : spent;
}

/** The account is gone, and with it the session of every tab. */
export function leaveDeletedAccount(): void {
  session.leave();
}
