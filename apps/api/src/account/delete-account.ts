import type { AuthorizeRequest } from '@portal/api-contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toSignInAccess } from '../audit/sign-in-access.ts';
import { clearSessionCookie } from '../portal-auth/session-cookie.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { forgetPerson } from './forget-person.ts';
import { withFreshSignIn } from './with-fresh-sign-in.ts';
import { requireSession } from './require-session.ts';

/**
 * Deletes the account at the identity server and what the portal keeps of the person. The clinical record stays with the
 * hospital, and so does the list of who looked at it.
 */
export function deleteAccount(portal: Portal) {
  const { infra, liveSessions, audit } = portal;

  return async (request: FastifyRequest<{ Body: AuthorizeRequest }>, reply: FastifyReply) => {
    const { deleteAccount: deleteUpstream } = infra.identity;
    if (!deleteUpstream) throw new Refusal(404, 'not_offered', 'Ask the clinic to delete your account.');
    const session = await requireSession(portal, request);
    const gone = await withFreshSignIn(portal, session, request.body, async ({ idToken }) => {
      const { id: requestId, ip: address } = request;
      await audit.confirmWrite(
        toSignInAccess('logout', session, { requestId, address, because: 'account deleted' }),
      );
      return forgetPerson(infra.database, session, () => deleteUpstream(session.subject, idToken));
    });
    await Promise.all(gone.map((ended) => liveSessions.announceChange(ended)));
    clearSessionCookie(reply);
    return reply.code(204).send();
  };
}
