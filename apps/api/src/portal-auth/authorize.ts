import type { AuthorizeRequest } from '@portal/api-contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { toSignInAccess } from '../audit/sign-in-access.ts';
import { createContactStore } from '../contacts/contact-store.ts';
import { toEmail } from '../contacts/reachable.ts';
import type { ClientKind, IssuedTokens } from '../infra/identity-client.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { requireClient } from './client.ts';
import { findDeviceLabel } from './device-label.ts';
import { endUpstreamSession } from '../sessions/end-upstream-session.ts';
import { exchangeCode } from './exchange-code.ts';
import { formatNativeRefreshToken } from './native-refresh-token.ts';
import { findFhirUser, isUnverified, requirePatientId } from './patient-of-person.ts';
import { requestedScope } from './requested-scope.ts';
import { createHandle, findHandle, setSessionCookie } from './session-cookie.ts';
import type { Tokens } from '../sessions/session-store.ts';
import { toTokenResponse } from './token-answer.ts';

type SignIn = {
  person: JWTPayload & { sub: string };
  access: JWTPayload & { sid: string; iat: number; exp: number };
  tokens: Tokens;
};

/** Exchanges the code of a sign-in for tokens and opens the session of this device. */
export function authorize({ settings, infra, sessions, liveSessions, audit }: Portal) {
  const contacts = createContactStore(infra.database, settings);

  return async (request: FastifyRequest<{ Body: AuthorizeRequest }>, reply: FastifyReply) => {
    const client = requireClient(settings, request);
    const issued = await exchangeCode({ settings, infra }, client, request.body);
    const signIn = await verifySignIn(client, issued, request);
    await requireSamePerson(client, signIn, request.body.subject);
    await requireKnownLink(client, signIn);
    const handle = client === 'web' ? createHandle() : undefined;
    const idleSeconds = client === 'web' ? settings.idleSeconds : undefined;
    const sessionId = await openSession(client, signIn, { handle, idleSeconds }, request).catch(
      async (error: unknown) => {
        await endUpstreamSession(infra, { client, tokens: signIn.tokens });
        throw error;
      },
    );
    if (handle === undefined) {
      const refresh_token = formatNativeRefreshToken(infra.secrets, { sessionId, generation: 1 });
      return toTokenResponse(signIn.tokens, { refresh_token });
    }
    await endSessionBefore(request);
    setSessionCookie(reply, handle);
    return toTokenResponse(signIn.tokens, idleSeconds === undefined ? {} : { idle_limit: idleSeconds });
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

  /**
   * Without this scope the identity server keeps the hospital's claim to itself: an account that is linked to a record would
   * pass for one that is not, and get a second one.
   */
  async function requireKnownLink(client: ClientKind, { tokens }: SignIn) {
    if (tokens.scope.split(' ').includes('fhirUser')) return;
    await endUpstreamSession(infra, { client, tokens });
    throw new Refusal(403, 'scope_missing', 'Sign in with the scope fhirUser: it says whose record this is.');
  }

  async function openSession(
    client: ClientKind,
    { person, access, tokens }: SignIn,
    kind: { handle: string | undefined; idleSeconds: number | undefined },
    { id: requestId, ip: address, headers }: FastifyRequest,
  ): Promise<string> {
    const session = {
      client,
      issuer: settings.issuer,
      subject: person.sub,
      patientId: await requirePatientId(infra, settings, person, findFhirUser(access, person)),
      upstreamSid: access.sid,
      tokensFrom: new Date(access.iat * 1000),
      signedInAt: findAuthTime(person) ?? findAuthTime(access),
      isUnverified: isUnverified(access, person),
      device: findDeviceLabel(headers['user-agent']),
      ...kind,
      tokens,
    };
    const sessionId = await sessions.open(session);
    await noteVerifiedEmail(session.patientId, person);
    await liveSessions.announceChange(session);
    audit.noteRead(toSignInAccess('login', { ...session, id: sessionId }, { requestId, address }));
    return sessionId;
  }

  /** The identity server has sent a link there, which this person has opened. */
  async function noteVerifiedEmail(patientId: string, { email, email_verified: isVerified }: JWTPayload) {
    if (isVerified === true && typeof email === 'string')
      await contacts.noteVerified(patientId, toEmail(email.trim()));
  }

  /** The cookie that this browser had is about to be overwritten, so nobody could ever sign that session out. */
  async function endSessionBefore(request: FastifyRequest) {
    const handle = findHandle(request);
    const before = handle === undefined ? undefined : await sessions.findByHandle(handle);
    if (!before) return;
    await sessions.revoke(before.id, 'replaced');
    await liveSessions.announceChange(before);
    const { id: requestId, ip: address } = request;
    audit.noteRead(toSignInAccess('logout', before, { requestId, address, because: 'replaced' }));
    if (await endUpstreamSession(infra, before)) await sessions.forgetTokens(before.id);
  }
}

function findAuthTime({ auth_time: seconds }: JWTPayload): Date | undefined {
  return typeof seconds === 'number' && Number.isFinite(seconds) ? new Date(seconds * 1000) : undefined;
}

function isComplete(claims: JWTPayload): claims is SignIn['access'] {
  return typeof claims['sid'] === 'string' && claims.iat !== undefined && claims.exp !== undefined;
}
