import { createStore } from 'zustand/vanilla';
import type { Unsent } from './count-unsent.ts';
import { session } from '../session.ts';

/** Loaded before it is needed: whoever has something unsent is often offline. */
export const loadCount = () => import('./count-unsent.ts');

/** Open while the patient has not said whether what is on this device alone may go. */
export const signOutQuestion = createStore<{ unsent?: Unsent | 'unknown' }>(() => ({}));

/** Asks first where something would be lost: signing out deletes what this device keeps. */
export async function signOut(): Promise<void> {
  const unsent = await findUnsent();
  if (unsent) signOutQuestion.setState({ unsent });
  else await session.signOut();
}

export function stay(): void {
  signOutQuestion.setState({}, true);
}

export async function signOutAnyway(): Promise<void> {
  stay();
  await session.signOut();
}

/** A device that cannot even look keeps nobody signed in. */
async function findUnsent(): Promise<Unsent | 'unknown' | undefined> {
  const { user, status } = session.store.getState();
  if (!user) return status === 'unknown' ? 'unknown' : undefined;
  const unsent = await loadCount()
    .then(({ countUnsent }) => countUnsent(user.id))
    .catch(() => undefined);
  return unsent && Object.values(unsent).some((count) => count > 0) ? unsent : undefined;
}
