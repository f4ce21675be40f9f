import type { RevokeRequest } from '@portal/api-contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal/portal.ts';
import { requireClient } from './client.ts';
import { endSession } from './end-session.ts';
import { findNativeRefresh } from './native-refresh-token.ts';
import { clearSessionCookie, findHandle } from './session-cookie.ts';

/** Signs this device out. Nothing at the identity server can keep it in. */
export function revoke(portal: Portal) {
  const { settings, infra, sessions } = portal;

  return async (request: FastifyRequest<{ Body: RevokeRequest }>, reply: FastifyReply) => {
    const client = requireClient(settings, request);
    const session =
      client === 'web' ? await findWebSession(request) : await findNativeSession(request.body.token);
    if (session) await endSession(portal, session, request);
    if (client === 'web') clearSessionCookie(reply);
    return reply.code(204).send();
  };

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
