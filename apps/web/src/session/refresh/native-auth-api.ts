import type { TokenResponse } from '@portal/api-contract/auth';
import { portalApi } from '../../http/portal-api.ts';
import { explain, readTokens, repeatable, toGrant, type AuthApi, type Grant } from './auth-api.ts';
import { setAppLock } from '../app-lock/app-lock.ts';
import { openRefreshTokens } from './own-refresh-tokens.ts';
import { RefusedError, UnreachableError } from '../session-errors.ts';
import { appLock } from '../app-lock/app-lock.ts';

/** The phone app has no cookie: its refresh token is in the body, and a new one in each answer. */
export const nativeAuthApi: AuthApi = {
  async authorize(request) {
    // Whoever signs in anew may be another person than the one whose finger opens this app.
    setAppLock(false);
    await (await openRefreshTokens()).forget();
    return keep(await readTokens(portalApi.post('auth/authorize', { json: request })));
  },

  async refresh(clientId) {
    const tokens = await openRefreshTokens();
    const token = await tokens.find();
    if (token === undefined && appLock.getState().isLocked) throw new UnreachableError();
    if (token === undefined) throw new RefusedError(401);
    const asked = portalApi.post('auth/refresh', repeatable(clientId, { refresh_token: token }));
    return keep(await readTokens(asked));
  },

  /** Gone from the phone first, whatever the server says. */
  async revoke(clientId) {
    const tokens = await openRefreshTokens();
    const token = await tokens.find();
    await tokens.forget();
    setAppLock(false);
    if (token !== undefined) await explain(portalApi.post('auth/revoke', repeatable(clientId, { token })));
  },
};

async function keep(answer: TokenResponse): Promise<Grant> {
  if (answer.refresh_token === undefined) throw new UnreachableError();
  await (await openRefreshTokens()).keep(answer.refresh_token);
  return toGrant(answer);
}
