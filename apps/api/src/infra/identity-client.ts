import { type JSONWebKeySet, type JWTPayload, type JWTVerifyOptions, errors, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { createAccountDeletion } from './account-deletion.ts';
import { createClientSecrets } from './client-secrets.ts';
import type { Settings } from './settings.ts';
import { createSigningKeys } from './signing-keys.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import { rememberVerified } from './verified-tokens.ts';

export type ClientKind = 'web' | 'native';
export type IssuedTokens = {
  accessToken: string;
  idToken: string | undefined;
  refreshToken: string | undefined;
  scope: string | undefined;
};
/** Whose session at which client has ended: the one of `sid`, or every one of `sub`. */
export type UpstreamLogout = {
  client: ClientKind;
  sid: string | undefined;
  sub: string | undefined;
  issuedAt: Date;
};
export type CodeExchange = {
  code: string;
  redirectUri: string;
  codeVerifier: string;
  nonce?: string | undefined;
};

/** The identity server answered and said no: the code or the refresh token is not, or no longer, good. */
export class GrantRefused extends Error {
  override readonly name = 'GrantRefused';
}

const signatureAlgorithms = ['RS256', 'ES256', 'PS256'];
const answerLimitSeconds = 10;
const toleratedSkewSeconds = 30;
const logoutTokenSeconds = 300;
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const tolerance = { [oidc.clockTolerance]: toleratedSkewSeconds };

/** The OpenID Connect provider. Found by discovery at first use, so that the portal starts and serves without it. */
export function openIdentityClient(
  settings: Pick<Settings, 'issuer' | 'identityOrigin' | 'clients' | 'audience' | 'accounts'>,
) {
  const issuerOrigin = new URL(settings.issuer).origin;

  const reach: oidc.CustomFetch = (url, options) => {
    const address = url.startsWith(`${issuerOrigin}/`)
      ? settings.identityOrigin + url.slice(issuerOrigin.length)
      : url;
    return fetch(address, options as RequestInit);
  };

  const webSecrets = createClientSecrets(settings.clients.web.secrets);
  let discovered: Promise<Record<ClientKind, oidc.Configuration>> | undefined;

  const execute = issuerOrigin.startsWith('http:') ? [oidc.allowInsecureRequests] : [];

  function configure(
    server: oidc.ServerMetadata,
    clientId: string,
    authentication: oidc.ClientAuth,
  ): oidc.Configuration {
    const configuration = new oidc.Configuration(server, clientId, tolerance, authentication);
    configuration[oidc.customFetch] = reach;
    configuration.timeout = answerLimitSeconds;
    for (const step of execute) step(configuration);
    return configuration;
  }

  async function discover() {
    const web = await oidc.discovery(
      new URL(settings.issuer),
      settings.clients.web.id,
      tolerance,
      webSecrets.authenticate,
      { [oidc.customFetch]: reach, execute, timeout: 3 },
    );
    web.timeout = answerLimitSeconds;
    return { web, native: configure(web.serverMetadata(), settings.clients.native.id, oidc.None()) };
  }

  async function getConfiguration(client: ClientKind) {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw new Unavailable('identity', error);
    });
    return (await discovered)[client];
  }

  async function ask<Answer>(
    client: ClientKind,
    call: (configuration: oidc.Configuration) => Promise<Answer>,
  ): Promise<Answer> {
    const configuration = await getConfiguration(client);
    return client === 'web' ? webSecrets.tryEach(() => call(configuration)) : call(configuration);
  }

  async function fetchFromServer(endpoint: 'jwks_uri' | 'end_session_endpoint', body?: URLSearchParams) {
    const url = (await getConfiguration('web')).serverMetadata()[endpoint];
    if (!url) return undefined;
    return reach(url, {
      method: body ? 'POST' : 'GET',
      body,
      headers: { accept: 'application/json, text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(3000),
    }).catch((error: unknown) => {
      throw new Unavailable('identity', error);
    });
  }

  const getKey = createSigningKeys(async () => {
    const answer = await fetchFromServer('jwks_uri');
    if (answer?.status !== 200) throw new Unavailable('identity');
    return (await answer.json()) as JSONWebKeySet;
  });

  async function verify(token: string, options: JWTVerifyOptions) {
    return jwtVerify(token, getKey, {
      issuer: settings.issuer,
      algorithms: signatureAlgorithms,
      clockTolerance: toleratedSkewSeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
      ...options,
    });
  }

  return {
    /** @throws GrantRefused | Unavailable */
    async exchangeCode(client: ClientKind, { code, redirectUri, codeVerifier, nonce }: CodeExchange) {
      const answer = ask(client, (configuration) => {
        const returned = new URL(redirectUri);
        returned.searchParams.set('code', code);
        // The browser has compared `iss` with the issuer (RFC 9207); the exchange goes to that same issuer.
        returned.searchParams.set('iss', configuration.serverMetadata().issuer);
        return oidc.authorizationCodeGrant(configuration, returned, {
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
          ...(nonce === undefined ? {} : { expectedNonce: nonce }),
        });
      });
      return toIssuedTokens(await answer.catch(rethrowMisfit).catch(rethrow));
    },

    /** @throws GrantRefused | Unavailable */
    async refresh(client: ClientKind, refreshToken: string) {
      const answer = ask(client, (configuration) => oidc.refreshTokenGrant(configuration, refreshToken));
      return toIssuedTokens(await answer.catch(rethrow));
    },

    /** RFC 7009. @throws Unavailable */
    async revoke(client: ClientKind, refreshToken: string) {
      const hint = { token_type_hint: 'refresh_token' };
      await ask(client, (configuration) => oidc.tokenRevocation(configuration, refreshToken, hint)).catch(
        rethrow,
      );
    },

    /** RP-initiated logout without the browser: ends the sign-in that the ID token tells of. @throws Unavailable */
    async endBrowserSession(client: ClientKind, idToken: string) {
      const answer = await fetchFromServer(
        'end_session_endpoint',
        new URLSearchParams({ id_token_hint: idToken, client_id: settings.clients[client].id }),
      );
      if (answer && answer.status >= 400) throw new Unavailable('identity');
    },

    /** An ID token of this client, or throws a JOSE error. */
    async verifyIdToken(client: ClientKind, token: string): Promise<JWTPayload> {
      return (await verify(token, { audience: settings.clients[client].id })).payload;
    },

    /** A logout token for one of our clients (OpenID Connect Back-Channel Logout 1.0, 2.6), or throws a JOSE error. */
    async verifyLogoutToken(token: string): Promise<UpstreamLogout> {
      const { web, native } = settings.clients;
      const { payload, protectedHeader } = await jwtVerify(token, getKey, {
        issuer: settings.issuer,
        algorithms: signatureAlgorithms,
        clockTolerance: toleratedSkewSeconds,
        requiredClaims: ['iat', 'exp', 'jti'],
        maxTokenAge: logoutTokenSeconds,
        audience: [web.id, native.id],
      });
      return toUpstreamLogout(
        payload,
        protectedHeader.typ,
        [payload.aud].flat().includes(web.id) ? 'web' : 'native',
      );
    },

    /**
     * An access token for this API, or throws a JOSE error. An ID token is refused: RFC 9068 marks access tokens in the
     * header, Keycloak in the payload.
     */
    verifyAccessToken: rememberVerified(async (token) => {
      const { payload, protectedHeader } = await verify(token, { audience: settings.audience });
      const isAccessToken = payload['typ'] === 'Bearer' || protectedHeader.typ?.toLowerCase() === 'at+jwt';
      if (!isAccessToken) throw new errors.JWTClaimValidationFailed('not an access token', payload, 'typ');
      return payload;
    }),

    /** Undefined where this deployment cannot delete accounts. */
    deleteAccount: createAccountDeletion(settings.accounts, async (clientId, authentication) =>
      configure((await getConfiguration('web')).serverMetadata(), clientId, authentication),
    ),

    async getServerMetadata() {
      return (await getConfiguration('web')).serverMetadata();
    },

    async check() {
      const answer = await fetchFromServer('jwks_uri');
      if (answer?.status !== 200) throw new Unavailable('identity');
    },
  };
}

/** No other token of this issuer passes for one: they lack the event, and ID tokens may carry a nonce. */
function toUpstreamLogout(payload: JWTPayload, typ: string | undefined, client: ClientKind): UpstreamLogout {
  const {
    sub,
    sid,
    events,
    nonce,
    iat = 0,
  } = payload as JWTPayload & Record<'sid' | 'events' | 'nonce', unknown>;
  const misfit = (claim: string) => new errors.JWTClaimValidationFailed('not a logout token', payload, claim);
  if (typeof events !== 'object' || events === null || !(logoutEvent in events)) throw misfit('events');
  if (nonce !== undefined) throw misfit('nonce');
  if (typ !== undefined && !/^(logout\+)?jwt$/i.test(typ)) throw misfit('typ');
  if (sid !== undefined && typeof sid !== 'string') throw misfit('sid');
  if (sid === undefined && sub === undefined) throw misfit('sub');
  return { client, sid, sub, issuedAt: new Date(iat * 1000) };
}

function toIssuedTokens(answer: oidc.TokenEndpointResponse): IssuedTokens {
  return {
    accessToken: answer.access_token,
    idToken: answer.id_token,
    refreshToken: answer.refresh_token,
    scope: answer.scope,
  };
}

/** An ID token with another nonce or audience than this sign-in asked for. */
function rethrowMisfit(error: unknown): never {
  if (error instanceof oidc.ClientError && error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED') {
    throw new GrantRefused('the ID token does not fit the sign-in', { cause: error });
  }
  throw error;
}

/** Only `invalid_grant` is a refusal; anything else is the server's trouble, and ends no session. */
function rethrow(error: unknown): never {
  if (error instanceof GrantRefused) throw error;
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') {
    throw new GrantRefused('the grant was refused', { cause: error });
  }
  throw new Unavailable('identity', error);
}
