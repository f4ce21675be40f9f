import type { AuthorizeRequest } from '@portal/api-contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { toSignInAccess } from '../audit/sign-in-access.ts';
import type { ClientKind, IssuedTokens } from '../infra/identity-client.ts';
import { Unavailable } from '../infra/unavailable.ts';
import type { Portal } from '../portal.ts';
import { Refusal } from '../refusal.ts';
import { requireClient } from './client.ts';
import { findDeviceLabel } from './device-label.ts';
import { endUpstreamSession } from './end-upstream-session.ts';
import { exchangeCode } from './exchange-code.ts';
import { formatNativeRefreshToken } from './native-refresh-token.ts';
import { findFhirUser, requirePatientId } from './patient-of-person.ts';
import { requestedScope } from './requested-scope.ts';
import { createHandle, findHandle, setSessionCookie } from './session-cookie.ts';
import type { Tokens } from './session-store.ts';
import { toTokenResponse } from './token-answer.ts';

type SignIn = {
  person: JWTPayload & { sub: string };
  access: JWTPayload & { sid: string; iat: number; exp: number };
  tokens: Tokens;
};

/** Exchanges the code of a sign-in for tokens and opens the session of this device. */
export function authorize({ settings, infra, sessions, liveSessions, audit }: Portal) {
  return async (request: FastifyRequest<{ Body: AuthorizeRequest }>, reply: FastifyReply) => {
    const client = requireClient(settings, request);
    const issued = await exchangeCode({ settings, infra }, client, request.body);
    const signIn = await verifySignIn(client, issued, request);
    await requireSamePerson(client, signIn, request.body.subject);
    const handle = client === 'web' ? createHandle() : undefined;
    const sessionId = await openSession(client, signIn, handle, request).catch(async (error: unknown) => {
      await endUpstreamSession(infra, { client, tokens: signIn.tokens });
      throw error;
    });
    if (handle === undefined) {
      const refreshToken = formatNativeRefreshToken(infra.secrets, { sessionId, generation: 1 });
      return toTokenResponse(signIn.tokens, refreshToken);
    }
    await endSessionBefore(request);
    setSessionCookie(reply, handle);
    return toTokenResponse(signIn.tokens);
  };

  /** What the identity server issued must work at /r4; when it cannot, the deployment is set up wrongly. */
  async function verifySignIn(
    client: ClientKind,
    issued: IssuedTokens,
    { log }: FastifyRequest,
  ): Promise<SignIn> {
    const { accessToken, idToken, refreshToken, scope = requestedScope } = issued;
    if (idToken === undefined || refreshToken === undefined) {
      log.error('the identity server gave no ID token or no refresh token: allow openid and offline_access');
      throw new Unavailable('identity');
    }
    try {
      const person = await infra.identity.verifyIdToken(client, idToken);
      const access = await infra.identity.verifyAccessToken(accessToken);
      if (!isComplete(access) || person.sub === undefined || person.sub !== access.sub) {
        throw new Error('sid or sub is missing');
      }
      const tokens = {
        accessToken,
        accessExpiresAt: new Date(access.exp * 1000),
        idToken,
        refreshToken,
        scope,
      };
      return { person: { ...person, sub: person.sub }, access, tokens };
    } catch (err) {
      log.error(
        { err },
        'the identity server issued tokens that this API cannot accept: check issuer and audience',
      );
      throw err instanceof Unavailable ? err : new Unavailable('identity', err);
    }
  }

  /** Somebody else may be signed in at the identity server, in the browser in which this patient has the portal open. */
  async function requireSamePerson(client: ClientKind, { person, tokens }: SignIn, subject?: string) {
    if (subject === undefined || subject === person.sub) return;
    await endUpstreamSession(infra, { client, tokens });
    throw new Refusal(403, 'other_person', 'Sign in with the account that is signed in here.');
  }

  async function openSession(
    client: ClientKind,
    { person, access, tokens }: SignIn,
    handle: string | undefined,
    { id: requestId, headers }: FastifyRequest,
  ): Promise<string> {
    const session = {
      client,
      issuer: settings.issuer,
      subject: person.sub,
      patientId: await requirePatientId(infra, settings, person, findFhirUser(access, person)),
      upstreamSid: access.sid,
      tokensFrom: new Date(access.iat * 1000),
      device: findDeviceLabel(headers['user-agent']),
      handle,
      tokens,
    };
    const sessionId = await sessions.open(session);
    await liveSessions.announceChange(session);
    audit.noteRead(toSignInAccess('login', { ...session, id: sessionId }, { requestId }));
    return sessionId;
  }

  /** The cookie that this browser had is about to be overwritten, so nobody could ever sign that session out. */
  async function endSessionBefore(request: FastifyRequest) {
    const handle = findHandle(request);
    const before = handle === undefined ? undefined : await sessions.findByHandle(handle);
    if (!before) return;
    await sessions.revoke(before.id, 'replaced');
    await liveSessions.announceChange(before);
    audit.noteRead(toSignInAccess('logout', before, { requestId: request.id, because: 'replaced' }));
    if (await endUpstreamSession(infra, before)) await sessions.forgetTokens(before.id);
  }
}

function isComplete(claims: JWTPayload): claims is SignIn['access'] {
  return typeof claims['sid'] === 'string' && claims.iat !== undefined && claims.exp !== undefined;
}
