import type { PortalConfig } from '@portal/api-contract/config';
import * as oauth from 'oauth4webapi';
import type { PendingSignIn, SignInPurpose } from './pending-sign-in.ts';
import type { IdentityServer } from './identity-server.ts';

/** A fresh verifier, state and nonce for every sign-in (RFC 7636). */
export function createPendingSignIn(
  redirectUri: string,
  purpose: SignInPurpose,
  more: Pick<PendingSignIn, 'returnTo' | 'subject'> = {},
): PendingSignIn {
  return {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    codeVerifier: oauth.generateRandomCodeVerifier(),
    redirectUri,
    purpose,
    ...more,
  };
}

/** Keycloak's name of what a signed-in person may change there (application initiated actions). */
const actions: Partial<Record<SignInPurpose, string>> = {
  'change-password': 'UPDATE_PASSWORD',
  'change-email': 'UPDATE_EMAIL',
  'add-passkey': 'webauthn-register-passwordless',
};

export async function buildAuthorizationUrl(
  server: IdentityServer,
  { clientId, scope }: Pick<PortalConfig, 'clientId' | 'scope'>,
  pending: PendingSignIn,
  language: string,
  email?: string,
): Promise<URL> {
  if (!server.authorization_endpoint) throw new Error('The identity server names no authorization endpoint.');
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: pending.redirectUri,
    ...wishesOf({ purpose: pending.purpose, email }, server, scope),
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: language,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/** `email`: of whoever is signed in, so that it need not be typed again. */
type Asked = { purpose: SignInPurpose; email: string | undefined };

/** Register opens the registration (OpenID Connect: Initiating User Registration) where the server knows how; the new person is asked for consent all the same. */
function wishesOf({ purpose, email }: Asked, server: IdentityServer, scope: string): Record<string, string> {
  const action = actions[purpose];
  const known = email === undefined ? {} : { login_hint: email };
  if (action !== undefined) return { scope, kc_action: action, prompt: 'login', ...known };
  if (purpose === 'delete-account' || purpose === 'confirm')
    return { scope: 'openid', prompt: 'login', max_age: '0', ...known };
  const prompts = server['prompt_values_supported'];
  const canCreate = Array.isArray(prompts) && prompts.includes('create');
  return { scope, prompt: purpose === 'register' && canCreate ? 'create' : 'consent' };
}
