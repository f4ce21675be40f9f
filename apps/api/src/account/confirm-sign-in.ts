import type { AuthorizeRequest } from '@portal/api-contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal/portal.ts';
import { withFreshSignIn } from './with-fresh-sign-in.ts';
import { requireSession } from './require-session.ts';

/** The owner of this session signs in once more: for a while it may do what asks for a recent sign-in. */
export function confirmSignIn(portal: Portal) {
  const { sessions, liveSessions } = portal;
  return async (request: FastifyRequest<{ Body: AuthorizeRequest }>, reply: FastifyReply) => {
    const session = await requireSession(portal, request);
    await withFreshSignIn(portal, session, request.body, ({ at }) => sessions.noteSignIn(session.id, at));
    await liveSessions.announceChange(session);
    return reply.code(204).send();
  };
}
