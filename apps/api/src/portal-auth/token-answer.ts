import type { TokenResponse } from '@portal/api-contract/auth';
import type { Tokens } from '../sessions/session-store.ts';

type More = Pick<TokenResponse, 'refresh_token' | 'idle_limit'>;

export function toTokenResponse(tokens: Tokens, more: More = {}): TokenResponse {
  const left = Math.floor((tokens.accessExpiresAt.getTime() - Date.now()) / 1000);
  return {
    access_token: tokens.accessToken,
    id_token: tokens.idToken,
    expires_in: Math.max(0, left),
    scope: tokens.scope,
    token_type: 'Bearer',
    ...more,
  };
}
