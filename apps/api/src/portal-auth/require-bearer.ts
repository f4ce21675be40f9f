import type { FastifyRequest } from 'fastify';
import { type JWTPayload, errors } from 'jose';
import type { Caller } from '../patient-access/caller.ts';
import { findPatientId } from '../records/reference.ts';
import { parseScopes, type Scopes } from '../patient-access/scopes.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { findClient } from './client.ts';
import { findFhirUser } from './patient-of-person.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** When the access token of this call ends. */
    tokenExpiresAt: Date | null;
  }
}

/** Refuses a call without an access token of a live session of ours, else says who calls. */
export function createBearerCheck({ settings, infra, liveSessions }: Portal) {
  return async function requireBearer(request: FastifyRequest) {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw unauthorized('Sign in first.');
    const claims = await infra.identity.verifyAccessToken(token).catch(refuseToken);
    const client = findClient(settings, claims['azp'] ?? claims['client_id']);
    const sid = claims['sid'];
    const session =
      client !== undefined && typeof sid === 'string' ? await liveSessions.find(sid, client) : undefined;
    const isOfSession =
      session && claims.sub === session.subject && (claims.iat ?? 0) * 1000 >= session.tokensFrom.getTime();
    if (!isOfSession) throw unauthorized('This sign-in has ended. Sign in again.');

    const fhirUser = findFhirUser(claims);
    if (fhirUser !== undefined && findPatientId(fhirUser, settings.fhirBase) !== session.patientId) {
      throw new Refusal(403, 'no_patient_record', 'This sign-in is not linked to a patient record.');
    }
    request.tokenExpiresAt = new Date((claims.exp ?? 0) * 1000);
    request.caller = {
      patientId: session.patientId,
      sessionId: session.id,
      scopes: scopesOf(claims),
      address: request.ip,
      signedInAt: session.signedInAt ?? undefined,
      isUnverified: session.isUnverified,
    };
  };
}

const parsed = new WeakMap<JWTPayload, Scopes>();

/** Parsed once for each token: a token that is known has the same claims object. */
function scopesOf(claims: JWTPayload): Scopes {
  const known = parsed.get(claims);
  if (known) return known;
  const scopes = parseScopes(claims['scope']);
  parsed.set(claims, scopes);
  return scopes;
}

function refuseToken(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw unauthorized('Token expired');
  if (error instanceof errors.JOSEError)
    throw unauthorized('This access token is not accepted. Sign in again.');
  throw error;
}

function unauthorized(detail: string): Refusal {
  const code = detail === 'Token expired' ? 'token_expired' : 'invalid_token';
  return new Refusal(401, code, detail, { 'www-authenticate': 'Bearer error="invalid_token"' });
}
