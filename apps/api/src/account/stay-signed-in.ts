import type { OwnDevice } from '@portal/api-contract/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller, requireRecentSignIn } from '../patient-access/caller.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { requireSession } from './require-session.ts';

/** The patient chooses whether this browser stays signed in when nobody uses it. The phone app always does. */
export function staySignedIn(portal: Portal) {
  const { settings, sessions, liveSessions } = portal;

  return async (request: FastifyRequest<{ Body: OwnDevice }>, reply: FastifyReply) => {
    const { staysSignedIn } = request.body;
    if (staysSignedIn) requireRecentSignIn(requireCaller(request));
    const session = await requireSession(portal, request);
    if (session.client !== 'web') throw new Refusal(404, 'not_offered', 'The app stays signed in.');
    await sessions.setIdleLimit(session.id, staysSignedIn ? undefined : settings.idleSeconds);
    await liveSessions.announceChange(session);
    return reply.code(204).send();
  };
}
