import type { AuthorizeRequest } from '@portal/api-contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toSignInAccess } from '../audit/sign-in-access.ts';
import { requireCaller } from '../fhir-gateway/caller.ts';
import { clearSessionCookie } from '../portal-auth/session-cookie.ts';
import type { Session } from '../portal-auth/session-store.ts';
import type { Portal } from '../portal.ts';
import { Refusal } from '../refusal.ts';
import { requireFreshSignIn } from './require-fresh-sign-in.ts';

/**
 * Deletes the account at the identity server and what the portal keeps of the person. The clinical record stays with the
 * hospital, and so does the list of who looked at it.
 */
export function deleteAccount(portal: Portal) {
  const { infra, sessions, liveSessions, audit } = portal;

  return async (request: FastifyRequest<{ Body: AuthorizeRequest }>, reply: FastifyReply) => {
    const { deleteAccount: deleteUpstream } = infra.identity;
    if (!deleteUpstream) throw new Refusal(404, 'not_offered', 'Ask the clinic to delete your account.');
    const session = await requireSession(request);
    await requireFreshSignIn(portal, session, request.body);
    await audit.confirmWrite(
      toSignInAccess('logout', session, { requestId: request.id, because: 'account deleted' }),
    );
    const gone = await sessions.forgetPerson(session, () => deleteUpstream(session.subject));
    await Promise.all(gone.map((ended) => liveSessions.announceChange(ended)));
    clearSessionCookie(reply);
    return reply.code(204).send();
  };

  async function requireSession(request: FastifyRequest): Promise<Session> {
    const session = await sessions.findById(requireCaller(request).sessionId);
    if (!session) throw new Refusal(401, 'invalid_token', 'This sign-in has ended. Sign in again.');
    return session;
  }
}
