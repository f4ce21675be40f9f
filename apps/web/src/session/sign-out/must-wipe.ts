import type { SessionState } from '../create-session.ts';

/**
 * Whether what this device keeps of a patient must go: after signing out, or when somebody else signs in. A session that
 * ran out leaves it, locked: the patient may be without a network, with doses and messages that wait.
 */
export function mustWipe(state: SessionState, before: SessionState): boolean {
  const isAnother = before.user !== undefined && state.user !== undefined && before.user.id !== state.user.id;
  return isAnother || (hasLeft(state) && !hasLeft(before));
}

function hasLeft({ status, ended }: SessionState): boolean {
  return status === 'out' && ended !== 'expired';
}
