import { randomUUID } from 'node:crypto';
import { inParallel } from '@portal/test-stack/seed/in-parallel';
import { openDatabase } from '../src/infra/database.ts';
import { createLogger } from '../src/infra/logger.ts';
import { createSecrets } from '../src/infra/secrets.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { requestedScope } from '../src/portal-auth/requested-scope.ts';
import { createSessionStore } from '../src/sessions/session-store.ts';
import { environment } from '../test/stack.ts';
import { sign } from './minted-token.ts';
import type { Realm } from './realm.ts';

const atOnce = 8;

export type SignedIn = { id: string; token: string };

/** Patients with an open session and a token each, without the way through the identity server's pages. */
export async function openSessions(
  realm: Realm,
  patientIds: readonly string[],
  seconds = 300,
  isUnverified = false,
): Promise<SignedIn[]> {
  const settings = parseSettings({ ...environment, PORTAL_ISSUER: realm.issuer });
  const database = openDatabase(settings, createLogger({ logLevel: 'silent' }));
  const sessions = createSessionStore(database, createSecrets(settings.sessionKeys));
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: realm.issuer,
    aud: settings.audience,
    azp: settings.clients.web.id,
    typ: 'Bearer',
    scope: requestedScope,
    iat: now,
    exp: now + seconds,
  };

  async function open(id: string): Promise<SignedIn> {
    const [sub, sid] = [randomUUID(), randomUUID()];
    const unused = { accessToken: '-', idToken: '-', refreshToken: '-', scope: requestedScope };
    await sessions.open({
      client: 'web',
      issuer: realm.issuer,
      subject: sub,
      patientId: id,
      upstreamSid: sid,
      tokensFrom: new Date((now - 60) * 1000),
      signedInAt: new Date(),
      isUnverified,
      device: undefined,
      handle: randomUUID(),
      idleSeconds: undefined,
      tokens: { ...unused, accessExpiresAt: new Date(claims.exp * 1000) },
    });
    return { id, token: await sign(realm, { ...claims, sub, sid, fhirUser: `Patient/${id}` }) };
  }

  const patients: SignedIn[] = [];
  await inParallel(patientIds, atOnce, async (id) => void patients.push(await open(id)));
  await database.close();
  return patients;
}
