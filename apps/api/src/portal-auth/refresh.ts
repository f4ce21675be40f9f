import type { RefreshRequest } from '@portal/api-contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { requireClient } from './client.ts';
import { endUnusedSession } from './end-unused-session.ts';
import { findNativeRefresh, formatNativeRefreshToken } from './native-refresh-token.ts';
import { type SessionRefresher, isFresh } from './refresh-session.ts';
import { clearSessionCookie, findHandle } from './session-cookie.ts';
import type { Session } from '../sessions/session-store.ts';
import { toTokenResponse } from './token-answer.ts';

/**
 * Gives a signed-in device its current access token. Only a session that is over answers 401; `signed_out` tells the
 * device to forget what it keeps of the patient, `token_expired` that the patient may come back to it.
 */
export function refresh(portal: Portal, refresher: SessionRefresher) {
  const { settings, infra, sessions } = portal;

  return async (request: FastifyRequest<{ Body: RefreshRequest }>, reply: FastifyReply) => {
    const client = requireClient(settings, request);
    return client === 'web' ? refreshWeb(request, reply) : refreshNative(request.body);
  };

  async function refreshWeb(request: FastifyRequest<{ Body: RefreshRequest }>, reply: FastifyReply) {
    const handle = findHandle(request);
    const session = handle === undefined ? undefined : await sessions.findByHandle(handle);
    if (session) await noteUse(session, request.body);
    const tokens =
      session && (isFresh(session.tokens) ? session.tokens : (await refresher.refresh(session))?.tokens);
    if (!tokens) {
      clearSessionCookie(reply);
      if (handle !== undefined) await endUnusedSession(portal, handle, request);
      throw sessionOver(handle !== undefined && (await sessions.isSignedOut({ handle })));
    }
    return toTokenResponse(tokens, session.staysSignedIn ? {} : { idle_limit: settings.idleSeconds });
  }

  async function noteUse({ id, staysSignedIn }: Session, { idle_seconds: idle }: RefreshRequest) {
    if (staysSignedIn || idle === undefined || idle >= settings.idleSeconds) return;
    await sessions.putOffEnd(id, settings.idleSeconds - idle);
  }

  async function refreshNative({ refresh_token: token = '' }: RefreshRequest) {
    const presented = findNativeRefresh(infra.secrets, token);
    const session = presented && (await sessions.findById(presented.sessionId));
    const refreshed =
      session?.client === 'native' ? await refresher.refresh(session, presented?.generation) : undefined;
    if (!session || !refreshed)
      throw sessionOver(presented !== undefined && (await sessions.isSignedOut({ id: presented.sessionId })));
    const next = { sessionId: session.id, generation: refreshed.generation };
    return toTokenResponse(refreshed.tokens, {
      refresh_token: formatNativeRefreshToken(infra.secrets, next),
    });
  }
}

function sessionOver(isSignedOut: boolean): Refusal {
  return new Refusal(401, isSignedOut ? 'signed_out' : 'token_expired', 'Token expired');
}
