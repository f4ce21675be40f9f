import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '../fhir-gateway/caller.ts';
import { endSession } from '../portal-auth/end-session.ts';
import type { Portal } from '../portal.ts';

export function signOutOthers(portal: Portal) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { sessionId } = requireCaller(request);
    const others = await portal.sessions.findOthers(sessionId);
    await Promise.all(others.map((session) => endSession(portal, session, request.id)));
    return reply.code(204).send();
  };
}
