import { setTimeout as sleep } from 'node:timers/promises';
import { toSignInAccess } from '../audit/sign-in-access.ts';
import type { Portal } from '../portal/portal.ts';
import { endUpstreamSession } from '../sessions/end-upstream-session.ts';
import type { Session } from '../sessions/session-store.ts';

const patienceMs = 3000;

/** Signs a device out because its owner wants it. Nothing at the identity server can keep it in. */
export async function endSession(
  { infra, sessions, liveSessions, audit }: Portal,
  session: Session,
  { id: requestId, ip: address }: { id: string; ip: string },
) {
  await sessions.revoke(session.id, 'signed out');
  await liveSessions.announceChange(session);
  audit.noteRead(toSignInAccess('logout', session, { requestId, address }));
  await Promise.race([endUpstream(), sleep(patienceMs, undefined, { ref: false })]);

  async function endUpstream() {
    if (await endUpstreamSession(infra, session)) await sessions.forgetTokens(session.id);
  }
}
