import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { GrantRefused } from '../src/infra/identity-client.ts';
import { createSessionStore } from '../src/sessions/session-store.ts';
import { clearEndedShares } from '../src/worker/ended-shares.ts';
import { purgeSessions } from '../src/worker/expired-sessions.ts';
import { finishSignOuts } from '../src/worker/unfinished-sign-outs.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { createPatient } from './people.ts';
import { type TestPortal, startPortal, webClient } from './portal.ts';
import { signInWeb } from './sign-in.ts';
import { identityOrigin } from './stack.ts';

const sessionsOf = ({ infra }: TestPortal, subject: string) =>
  infra.database.query<{ id: string; refresh_token: Buffer | null }>(
    `select s.id, t.refresh_token from portal.sessions s left join portal.session_tokens t on t.session_id = s.id
     where s.subject = $1`,
    [subject],
  );

test('a session that ended a month ago is forgotten, one of last week is not', async () => {
  const portal = await startPortal();
  const people = [await createPatient(), await createPatient(), await createPatient()];
  for (const person of people) await signInWeb(portal, person);
  const [longGone, lastWeek, live] = people.map(({ userId }) => userId) as [string, string, string];
  const end = (subject: string, days: number) =>
    portal.infra.database.query(
      `update portal.sessions set revoked_at = now() - make_interval(days => $2), revoked_because = 'signed out'
       where subject = $1`,
      [subject, days],
    );
  await end(longGone, 31);
  await end(lastWeek, 7);
  await purgeSessions(portal.infra.database);
  const left = await Promise.all(
    [longGone, lastWeek, live].map(async (subject) => (await sessionsOf(portal, subject)).length),
  );
  expect(left).toEqual([0, 1, 1]);
});

test('a sign-out that the identity server did not hear of is made up for', async () => {
  const proxy = await startFaultyProxy(identityOrigin);
  const portal = await startPortal({ PORTAL_IDENTITY_URL: proxy.url });
  const person = await createPatient();
  const { browser } = await signInWeb(portal, person);
  const [before] = await sessionsOf(portal, person.userId);
  const upstream = portal.infra.secrets.open(before?.refresh_token ?? Buffer.alloc(0), before?.id ?? '');
  proxy.inject('refuse');
  expect((await browser.post(portal, '/v1/auth/revoke', webClient)).statusCode).toBe(204);
  proxy.inject('none');
  expect((await sessionsOf(portal, person.userId))[0]?.refresh_token).not.toBeNull();
  await portal.infra.database.query(
    `update portal.sessions set revoked_at = now() - interval '2 minutes' where subject = $1`,
    [person.userId],
  );

  const store = createSessionStore(portal.infra.database, portal.infra.secrets);
  // The oldest first, a hundred at a time: others may have signed out before.
  await expect
    .poll(
      async () => {
        await finishSignOuts(portal.infra, store);
        return (await sessionsOf(portal, person.userId))[0]?.refresh_token;
      },
      { timeout: 50_000 },
    )
    .toBeNull();
  await expect(portal.infra.identity.refresh('web', upstream)).rejects.toBeInstanceOf(GrantRefused);
});

test('what was shared goes with its link, the link with its views after a while', async () => {
  const { infra } = await startPortal();
  const patientId = randomUUID();
  const put = (age: string) =>
    infra.database.query(
      `insert into portal.shares (id, patient_id, locator_hash, payload, expires_at)
       values (gen_random_uuid(), $1, sha256(random()::text::bytea), 'ciphertext', now() - $2::interval)`,
      [patientId, age],
    );
  await put('-1 hour');
  await put('1 minute');
  await put('91 days');
  await clearEndedShares(infra.database);
  const left = await infra.database.query(
    'select payload is not null as "isKept" from portal.shares where patient_id = $1 order by expires_at desc',
    [patientId],
  );
  expect(left).toEqual([{ isKept: true }, { isKept: false }]);
});
