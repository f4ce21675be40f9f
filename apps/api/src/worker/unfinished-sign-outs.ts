import type { Infra } from '../infra/infra.ts';
import { endUpstreamSession } from '../sessions/end-upstream-session.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const most = 100;

/** Ends at the identity server what could not be ended there when the patient signed out. Nobody waits for it. */
export async function finishSignOuts(infra: Pick<Infra, 'identity' | 'log'>, sessions: SessionStore) {
  for (const session of await sessions.listUnfinished(most)) {
    if (await endUpstreamSession(infra, session)) await sessions.forgetTokens(session.id);
  }
}
