import { confirmWith } from '../account/account-api.ts';
import { spendProof } from './spend-proof.ts';

export type Confirmation = 'confirmed' | 'not-confirmed' | 'unreachable';

/** The patient has signed in again: tells the API. The session stays the one that it was. */
export async function finishConfirmation(): Promise<Confirmation> {
  const spent = (await spendProof('confirm', confirmWith)) ?? 'not-confirmed';
  return spent === 'done' ? 'confirmed' : spent;
}
