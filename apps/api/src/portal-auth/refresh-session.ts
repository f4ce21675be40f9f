import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { toSignInAccess } from '../audit/sign-in-access.ts';
import { findPatientId } from '../records/reference.ts';
import { GrantRefused, type IssuedTokens } from '../infra/identity-client.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import type { Portal } from '../portal/portal.ts';
import { endUpstreamSession } from '../sessions/end-upstream-session.ts';
import { findFhirUser, isUnverified } from './patient-of-person.ts';
import { isReplaced } from './replaced-record.ts';
import type { LockedSession, RevokedBecause, Session, Tokens } from '../sessions/session-store.ts';

const freshForMs = 60_000;
const reuseGraceMs = 30_000;
const patienceMs = 4000;

export type Refreshed = { tokens: Tokens; generation: number };
export interface SessionRefresher {
  /** Undefined when the session has ended. `presented` is the generation of a phone's refresh token. @throws Unavailable */
  refresh(session: Session, presented?: number): Promise<Refreshed | undefined>;
  settle(): Promise<void>;
}

type Ended = { because: RevokedBecause; session: Session };
type Outcome = Refreshed | Ended | undefined;

export function isFresh({ accessExpiresAt }: Tokens): boolean {
  return accessExpiresAt.getTime() - Date.now() > freshForMs;
}

/**
 * Gives a session its current tokens, with one upstream refresh however many ask. Within a process those who ask share one
 * flight, between processes the row lock lets one through and the rest find what it stored. Who asks waits 4 s; the flight
 * goes on, so that a rotated refresh token is stored even when the identity server answers late.
 */
export function createSessionRefresher({
  settings,
  infra,
  sessions,
  liveSessions,
  audit,
}: Portal): SessionRefresher {
  const flights = new Map<string, Promise<Outcome>>();

  async function refreshOnce(session: Session, presented: number | undefined): Promise<Outcome> {
    const outcome = await sessions.withLocked<Outcome>(session.id, async (current, locked) => {
      if (!current) return undefined;
      if (presented !== undefined && presented !== current.generation) {
        const inGrace =
          presented === current.generation - 1 && Date.now() - +current.rotatedAt < reuseGraceMs;
        return inGrace ? current : { because: 'token reused', session: current };
      }
      const generation = presented === undefined ? current.generation : current.generation + 1;
      return isFresh(current.tokens)
        ? rotate(current, locked, generation)
        : refreshUpstream(current, locked, generation);
    });
    if (outcome === undefined) return undefined;
    if ('because' in outcome) await end(outcome);
    else if (!(await sessions.isLive(session.id))) {
      await endUpstreamSession(infra, { ...session, tokens: outcome.tokens });
      return undefined;
    }
    return outcome;
  }

  async function rotate(
    { tokens, patientId, generation: before }: Session,
    locked: LockedSession,
    generation: number,
  ) {
    if (generation !== before) await locked.save(tokens, { patientId, generation });
    return { tokens, generation };
  }

  async function refreshUpstream(
    current: Session,
    locked: LockedSession,
    generation: number,
  ): Promise<Outcome> {
    const issued = await infra.identity
      .refresh(current.client, current.tokens.refreshToken)
      .catch((error: unknown) => {
        if (error instanceof GrantRefused) return undefined;
        throw error;
      });
    if (!issued) return { because: 'refused', session: current };
    const patientId = findCurrentPatient(current, issued);
    if (patientId === undefined || (await isKnownReplaced(patientId))) {
      return { because: 'patient changed', session: { ...current, tokens: toTokens(current, issued) } };
    }
    const tokens = toTokens(current, issued);
    const claims = [tokens.accessToken, tokens.idToken].map((token) => decodeJwt(token));
    await locked.save(tokens, { patientId, generation, isUnverified: isUnverified(...claims) });
    return { tokens, generation };
  }

  /** A record that was merged or closed ends its sessions; while the records server is silent, nothing is known. */
  async function isKnownReplaced(patientId: string): Promise<boolean> {
    try {
      return await isReplaced(infra.records, patientId);
    } catch (error) {
      if (error instanceof Unavailable) return false;
      throw error;
    }
  }

  /** The hospital may link the account to another record at any time; taking a link away ends the session. */
  function findCurrentPatient(
    { subject, patientId, tokens }: Session,
    issued: IssuedTokens,
  ): string | undefined {
    const claims = [issued.accessToken, issued.idToken ?? tokens.idToken].map((token) => decodeJwt(token));
    if (claims.some(({ sub }) => sub !== subject)) return undefined;
    const fhirUser = findFhirUser(...claims);
    if (fhirUser !== undefined) return findPatientId(fhirUser, settings.fhirBase);
    return patientId === subject ? subject : undefined;
  }

  async function end({ because, session }: Ended) {
    await sessions.revoke(session.id, because);
    await liveSessions.announceChange(session);
    audit.noteRead(toSignInAccess('logout', session, { because }));
    infra.log.info({ because }, 'a session was ended');
    const isOver = because === 'refused' || (await endUpstreamSession(infra, session));
    if (isOver) await sessions.forgetTokens(session.id);
  }

  return {
    async refresh(session: Session, presented?: number): Promise<Refreshed | undefined> {
      const name = `${session.id} ${presented}`;
      let flight = flights.get(name);
      if (!flight) {
        flight = refreshOnce(session, presented).finally(() => flights.delete(name));
        flights.set(name, flight);
      }
      const outcome = await Promise.race([flight, patience()]);
      return outcome === undefined || 'because' in outcome ? undefined : outcome;
    },

    async settle() {
      await Promise.allSettled(flights.values());
    },
  };
}

async function patience(): Promise<never> {
  await sleep(patienceMs, undefined, { ref: false });
  throw new Unavailable('identity');
}

function toTokens({ tokens }: Session, issued: IssuedTokens): Tokens {
  const { exp = 0 } = decodeJwt(issued.accessToken);
  return {
    accessToken: issued.accessToken,
    accessExpiresAt: new Date(exp * 1000),
    idToken: issued.idToken ?? tokens.idToken,
    refreshToken: issued.refreshToken ?? tokens.refreshToken,
    scope: issued.scope ?? tokens.scope,
  };
}
