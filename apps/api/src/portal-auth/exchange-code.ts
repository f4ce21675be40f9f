import type { AuthorizeRequest } from '@portal/api-contract/auth';
import { type ClientKind, GrantRefused, type IssuedTokens } from '../infra/identity-client.ts';
import type { Settings } from '../infra/settings.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';

/** @throws Refusal 400 for an address that is none of the app's, and for a code that is not good */
export async function exchangeCode(
  { settings, infra }: Pick<Portal, 'settings' | 'infra'>,
  client: ClientKind,
  { code, redirect_uri: redirectUri, code_verifier: codeVerifier, nonce }: AuthorizeRequest,
): Promise<IssuedTokens> {
  if (!redirectUris(settings, client).includes(redirectUri)) {
    throw new Refusal(400, 'bad_redirect_uri', 'redirect_uri is not one of this app.');
  }
  return infra.identity
    .exchangeCode(client, { code, redirectUri, codeVerifier, nonce })
    .catch((error: unknown) => {
      if (!(error instanceof GrantRefused)) throw error;
      throw new Refusal(400, 'code_refused', 'The sign-in could not be completed. Start it again.');
    });
}

function redirectUris({ publicUrl }: Settings, client: ClientKind): string[] {
  return client === 'web'
    ? [`${publicUrl}/callback`]
    : ['com.patientportal:/callback', `${publicUrl}/callback/native`];
}
