import type { PortalConfig } from '@portal/api-contract/config';
import * as oauth from 'oauth4webapi';
import type { PendingSignIn, SignInPurpose } from './pending-sign-in.ts';
import type { IdentityServer } from './identity-server.ts';

/** A fresh verifier, state and nonce for every sign-in (RFC 7636). */
export function createPendingSignIn(redirectUri: string, purpose: SignInPurpose): PendingSignIn {
  return {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    codeVerifier: oauth.generateRandomCodeVerifier(),
    redirectUri,
    purpose,
  };
}

export async function buildAuthorizationUrl(
  server: IdentityServer,
  { clientId, scope }: Pick<PortalConfig, 'clientId' | 'scope'>,
  pending: PendingSignIn,
  language: string,
): Promise<URL> {
  if (!server.authorization_endpoint) throw new Error('The identity server names no authorization endpoint.');
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: pending.redirectUri,
    ...(pending.purpose === 'sign-in'
      ? { scope, prompt: 'consent' }
      : { scope: 'openid', prompt: 'login', max_age: '0' }),
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: language,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}
