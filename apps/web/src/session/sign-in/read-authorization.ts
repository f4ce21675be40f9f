import type { AuthorizeRequest } from '@portal/api-contract/auth';
import { getClientId, getPortalConfig } from '../../http/portal-config.ts';
import { getAuthorizationCode } from './authorization-response.ts';
import { discoverIdentityServer } from './identity-server.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { SignInRefused } from './sign-in-refused.ts';

/** Checks the identity server's answer; what is left is for the API to exchange. @throws SignInRefused */
export async function readAuthorization(
  answer: URLSearchParams,
  pending: PendingSignIn,
): Promise<AuthorizeRequest> {
  const { issuer } = getPortalConfig();
  const clientId = getClientId();
  const server = await discoverIdentityServer(new URL(issuer), new URL(window.location.href)).catch(
    (cause: unknown) => {
      throw new SignInRefused('unreachable', { cause });
    },
  );
  return {
    code: getAuthorizationCode(answer, { server, clientId, state: pending.state }),
    redirect_uri: pending.redirectUri,
    code_verifier: pending.codeVerifier,
    client_id: clientId,
    nonce: pending.nonce,
    ...(pending.subject !== undefined && { subject: pending.subject }),
  };
}
