import type { BackchannelLogoutRequest } from '@portal/api-contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'jose';
import { toSignInAccess } from '../audit/sign-in-access.ts';
import type { UpstreamLogout } from '../infra/identity-client.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * The identity server ended a session, such as every other one when a password is changed. It ends here too: tokens and
 * cookie at once, open streams within seconds (OpenID Connect Back-Channel Logout 1.0).
 */
export function backchannelLogout({ settings, infra, sessions, liveSessions, audit }: Portal) {
  return async (request: FastifyRequest<{ Body: BackchannelLogoutRequest }>, reply: FastifyReply) => {
    const logout = await requireLogout(request.body.logout_token);
    const ended = await sessions.revokeUpstream(settings.issuer, logout);
    await Promise.all(
      ended.map(async (session) => {
        await liveSessions.announceChange(session);
        audit.noteRead(
          toSignInAccess('logout', session, { requestId: request.id, because: 'ended by identity server' }),
        );
        await sessions.forgetTokens(session.id);
      }),
    );
    return reply.code(200).send();
  };

  async function requireLogout(token: string): Promise<UpstreamLogout> {
    return infra.identity.verifyLogoutToken(token).catch((error: unknown) => {
      if (!(error instanceof errors.JOSEError)) throw error;
      throw new Refusal(400, 'bad_logout_token', 'This logout token is not accepted.');
    });
  }
}
