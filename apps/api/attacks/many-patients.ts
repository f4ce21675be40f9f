import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase } from '../src/infra/database.ts';
import { createLogger } from '../src/infra/logger.ts';
import { createSecrets } from '../src/infra/secrets.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { requestedScope } from '../src/portal-auth/requested-scope.ts';
import { createSessionStore } from '../src/portal-auth/session-store.ts';
import { createRecords } from '../test/booking-clinic.ts';
import { environment } from '../test/stack.ts';
import { mint } from './minted-token.ts';

/** Patients with an open session each, without the way through the identity server's pages. */
export async function openManyPatients(count: number, anyToken: string) {
  const { realm } = inject('suite');
  const settings = parseSettings({ ...environment, PORTAL_ISSUER: realm.issuer });
  const database = openDatabase(settings, createLogger({ logLevel: 'silent' }));
  const sessions = createSessionStore(database, createSecrets(settings.sessionKeys));
  const ids = await createRecords(count);
  const patients = await Promise.all(
    ids.map(async (id) => {
      const [sub, sid] = [randomUUID(), randomUUID()];
      const unused = { accessToken: '-', idToken: '-', refreshToken: '-', scope: requestedScope };
      await sessions.open({
        client: 'web',
        issuer: realm.issuer,
        subject: sub,
        patientId: id,
        upstreamSid: sid,
        tokensFrom: new Date(Date.now() - 60_000),
        device: undefined,
        handle: randomUUID(),
        tokens: { ...unused, accessExpiresAt: new Date(Date.now() + 300_000) },
      });
      return { id, token: await mint(realm, anyToken, { sub, sid, fhirUser: `Patient/${id}` }) };
    }),
  );
  await database.close();
  return patients;
}
