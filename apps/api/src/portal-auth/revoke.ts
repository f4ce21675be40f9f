import { setTimeout as sleep } from 'node:timers/promises';
import type { RevokeRequest } from '@portal/api-contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toSignInAccess } from '../audit/sign-in-access.ts';
import type { Portal } from '../portal.ts';
import { requireClient } from './client.ts';
import { endUpstreamSession } from './end-upstream-session.ts';
import { findNativeRefresh } from './native-refresh-token.ts';
import { clearSessionCookie, findHandle } from './session-cookie.ts';
import type { Session } from './session-store.ts';

const patienceMs = 3000;

/** Signs this device out. Nothing at the identity server can keep it in. */
export function revoke({ settings, infra, sessions, liveSessions, audit }: Portal) {
  return async (request: FastifyRequest<{ Body: RevokeRequest }>, reply: FastifyReply) => {
    const client = requireClient(settings, request);
    const session =
      client === 'web' ? await findWebSession(request) : await findNativeSession(request.body.token);
    if (session) {
      await sessions.revoke(session.id, 'signed out');
      await liveSessions.announceChange(session);
      audit.noteRead(toSignInAccess('logout', session, { requestId: request.id }));
      await Promise.race([endUpstream(session), sleep(patienceMs, undefined, { ref: false })]);
    }
    if (client === 'web') clearSessionCookie(reply);
    return reply.code(204).send();
  };

  async function endUpstream(session: Session) {
    if (await endUpstreamSession(infra, session)) await sessions.forgetTokens(session.id);
  }

  async function findWebSession(request: FastifyRequest) {
    const handle = findHandle(request);
    return handle === undefined ? undefined : sessions.findByHandle(handle);
  }

  async function findNativeSession(token = '') {
    const presented = findNativeRefresh(infra.secrets, token);
    const session = presented && (await sessions.findById(presented.sessionId));
    return session?.client === 'native' ? session : undefined;
  }
}
