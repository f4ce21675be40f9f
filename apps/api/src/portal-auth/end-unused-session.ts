import { toSignInAccess } from '../audit/sign-in-access.ts';
import type { Portal } from '../portal/portal.ts';
import { endUpstreamSession } from '../sessions/end-upstream-session.ts';

/**
 * Nobody used this browser's session for too long. It ends at the identity server too, so that the next sign-in asks who
 * it is.
 */
export async function endUnusedSession(
  { infra, sessions, liveSessions, audit }: Portal,
  handle: string,
  { id: requestId, ip: address }: { id: string; ip: string },
) {
  const session = await sessions.findUnused(handle);
  if (!session) return;
  await sessions.revoke(session.id, 'not used');
  await liveSessions.announceChange(session);
  audit.noteRead(toSignInAccess('logout', session, { requestId, address, because: 'not used' }));
  if (await endUpstreamSession(infra, session)) await sessions.forgetTokens(session.id);
}
