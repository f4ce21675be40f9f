import * as oauth from 'oauth4webapi';
import type { IdentityServer } from './identity-server.ts';
import { SignInRefused } from './sign-in-refused.ts';

type Expected = { server: IdentityServer; clientId: string; state: string };

/** The code of an authorization response, or SignInRefused with the check that failed (RFC 6749, RFC 9207). */
export function getAuthorizationCode(
  parameters: URLSearchParams,
  { server, clientId, state }: Expected,
): string {
  requireOneEach(parameters);
  requireIssuer(parameters, server);
  requireState(parameters, state);
  requireNoError(parameters);
  requireCodeFlow(parameters);
  try {
    const code = oauth.validateAuthResponse(server, { client_id: clientId }, parameters, state).get('code');
    if (code) return code;
  } catch (cause) {
    throw new SignInRefused('malformed', { cause });
  }
  throw new SignInRefused('malformed');
}

function requireOneEach(parameters: URLSearchParams) {
  const names = [...parameters.keys()];
  if (new Set(names).size !== names.length) throw new SignInRefused('malformed');
}

function requireIssuer(parameters: URLSearchParams, server: IdentityServer) {
  const issuer = parameters.get('iss');
  const isMissing = issuer === null && server.authorization_response_iss_parameter_supported === true;
  if (isMissing || (issuer !== null && issuer !== server.issuer)) throw new SignInRefused('issuer');
}

function requireState(parameters: URLSearchParams, state: string) {
  if (parameters.get('state') !== state) throw new SignInRefused('state');
}

function requireNoError(parameters: URLSearchParams) {
  const error = parameters.get('error');
  if (error === 'access_denied') throw new SignInRefused('denied');
  if (error !== null) throw new SignInRefused('error', { code: error });
}

function requireCodeFlow(parameters: URLSearchParams) {
  const implicit = ['access_token', 'id_token', 'token', 'response'];
  if (implicit.some((name) => parameters.has(name))) throw new SignInRefused('flow');
}
