import { expect, test } from 'vitest';
import { GrantRefused } from '../src/infra/identity-client.ts';
import { createSessionStore } from '../src/sessions/session-store.ts';
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
