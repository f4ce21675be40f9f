import type { RefreshRequest } from '@portal/api-contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal.ts';
import { Refusal } from '../refusal.ts';
import { requireClient } from './client.ts';
import { findNativeRefresh, formatNativeRefreshToken } from './native-refresh-token.ts';
import { type SessionRefresher, isFresh } from './refresh-session.ts';
import { clearSessionCookie, findHandle } from './session-cookie.ts';
import { toTokenResponse } from './token-answer.ts';

/**
 * Gives a signed-in device its current access token. Only a session that is over answers 401; `signed_out` tells the
 * device to forget what it keeps of the patient, `token_expired` that the patient may come back to it.
 */
export function refresh({ settings, infra, sessions }: Portal, refresher: SessionRefresher) {
  return async (request: FastifyRequest<{ Body: RefreshRequest }>, reply: FastifyReply) => {
    const client = requireClient(settings, request);
    return client === 'web' ? refreshWeb(request, reply) : refreshNative(request.body);
  };

  async function refreshWeb(request: FastifyRequest, reply: FastifyReply) {
    const handle = findHandle(request);
    const session = handle === undefined ? undefined : await sessions.findByHandle(handle);
    if (session && isFresh(session.tokens)) return toTokenResponse(session.tokens);
    const refreshed = session && (await refresher.refresh(session));
    if (!refreshed) {
      clearSessionCookie(reply);
      throw sessionOver(handle !== undefined && (await sessions.isSignedOut({ handle })));
    }
    return toTokenResponse(refreshed.tokens);
  }

  async function refreshNative({ refresh_token: token = '' }: RefreshRequest) {
    const presented = findNativeRefresh(infra.secrets, token);
    const session = presented && (await sessions.findById(presented.sessionId));
    const refreshed =
      session?.client === 'native' ? await refresher.refresh(session, presented?.generation) : undefined;
    if (!session || !refreshed)
      throw sessionOver(presented !== undefined && (await sessions.isSignedOut({ id: presented.sessionId })));
    const next = { sessionId: session.id, generation: refreshed.generation };
    return toTokenResponse(refreshed.tokens, formatNativeRefreshToken(infra.secrets, next));
  }
}

function sessionOver(isSignedOut: boolean): Refusal {
  return new Refusal(401, isSignedOut ? 'signed_out' : 'token_expired', 'Token expired');
}
