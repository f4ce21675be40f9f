import { tokenResponse, type AuthorizeRequest, type TokenResponse } from '@portal/api-contract/auth';
import { problem } from '@portal/api-contract/problem';
import { isHTTPError } from 'ky';
import { portalApi, repeatableCall } from '../../http/portal-api.ts';
import { countIdleSeconds } from '../../platform/activity.ts';
import { takeEarlyRefresh } from './early-refresh.ts';
import { RefusedError, UnreachableError } from '../session-errors.ts';
import { parseUser, type User } from '../user.ts';

/** `idleLimit`: after so many seconds without use the session ends. */
export type Grant = { accessToken: string; lifetimeSeconds: number; user: User; idleLimit?: number };

export type AuthApi = {
  authorize: (request: AuthorizeRequest) => Promise<Grant>;
  refresh: (clientId: string) => Promise<Grant>;
  revoke: (clientId: string) => Promise<void>;
};

export const authApi: AuthApi = {
  authorize: (request) => readGrant(portalApi.post('auth/authorize', { json: request })),
  refresh: async (clientId) => {
    const early = await takeEarlyRefresh();
    return early?.ok
      ? toGrant(tokenResponse.parse(await early.json()))
      : readGrant(portalApi.post('auth/refresh', repeatable(clientId, { idle_seconds: countIdleSeconds() })));
  },
  revoke: async (clientId) => {
    await explain(portalApi.post('auth/revoke', repeatable(clientId)));
  },
};

/** Refreshing and revoking twice equals once (the server sees to it), so both may be repeated. */
export function repeatable(clientId: string, more?: Record<string, string | number>) {
  return { json: { client_id: clientId, ...more }, ...repeatableCall };
}

async function readGrant(call: Promise<Response>): Promise<Grant> {
  return toGrant(await readTokens(call));
}

export async function readTokens(call: Promise<Response>): Promise<TokenResponse> {
  const response = await explain(call);
  return tokenResponse.parse(await response.json());
}

export function toGrant({ access_token, expires_in, id_token, idle_limit }: TokenResponse): Grant {
  return {
    accessToken: access_token,
    lifetimeSeconds: expires_in,
    user: parseUser(id_token),
    ...(idle_limit !== undefined && { idleLimit: idle_limit }),
  };
}

/** Silence, 429 and 5xx say nothing about the session. */
export async function explain(call: Promise<Response>): Promise<Response> {
  try {
    return await call;
  } catch (error) {
    const status = isHTTPError(error) ? error.response.status : 0;
    if (status >= 400 && status < 500 && status !== 429) {
      const { code } = problem.safeParse(isHTTPError(error) ? error.data : undefined).data ?? {};
      throw new RefusedError(status, { cause: error, ...(code !== undefined && { code }) });
    }
    throw new UnreachableError({ cause: error });
  }
}
