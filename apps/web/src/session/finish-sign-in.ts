import { getPortalConfig } from '../http/portal-config.ts';
import { getAuthorizationCode } from './authorization-response.ts';
import { discoverIdentityServer } from './identity-server.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { session } from './session.ts';
import { RefusedError } from './session-errors.ts';
import { SignInRefused } from './sign-in-refused.ts';

/** Checks the identity server's answer and trades its code for a session, or throws SignInRefused. */
export async function finishSignIn(answer: URLSearchParams, pending: PendingSignIn): Promise<void> {
  const { issuer, clientId } = getPortalConfig();
  const server = await discoverIdentityServer(new URL(issuer), new URL(window.location.href)).catch(
    (cause: unknown) => {
      throw new SignInRefused('unreachable', { cause });
    },
  );
  const code = getAuthorizationCode(answer, { server, clientId, state: pending.state });
  const request = {
    code,
    redirect_uri: pending.redirectUri,
    code_verifier: pending.codeVerifier,
    client_id: clientId,
    nonce: pending.nonce,
  };
  await session.signIn(request).catch((cause: unknown) => {
    throw new SignInRefused(cause instanceof RefusedError ? 'exchange' : 'unreachable', { cause });
  });
}
