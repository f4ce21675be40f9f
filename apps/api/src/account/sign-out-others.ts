import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller, requireRecentSignIn } from '../patient-access/caller.ts';
import { endSession } from '../portal-auth/end-session.ts';
import type { Portal } from '../portal/portal.ts';

export function signOutOthers(portal: Portal) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = requireCaller(request);
    requireRecentSignIn(caller);
    const others = await portal.sessions.findOthers(caller.sessionId);
    await Promise.all(others.map((session) => endSession(portal, session, request)));
    return reply.code(204).send();
  };
}
