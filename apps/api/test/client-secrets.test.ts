import { expect, test } from 'vitest';
import { Unavailable } from '../src/upstream/unavailable.ts';
import { createPatient } from './people.ts';
import { startPortal, webClient } from './portal.ts';
import { signInWeb } from './sign-in.ts';
import { environment } from './stack.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
const reasonOf = (error: unknown) =>
  error instanceof Unavailable && error.cause instanceof Error ? error.cause.message : String(error);

test('where the first secret is refused, the next one signs in, signs out and asks for deletions', async () => {
  const portal = await startPortal({
    PORTAL_WEB_CLIENT_SECRET: `not-the-secret,${environment.PORTAL_WEB_CLIENT_SECRET}`,
    PORTAL_ACCOUNTS_CLIENT_SECRET: `not-the-secret,${environment.PORTAL_ACCOUNTS_CLIENT_SECRET}`,
  });
  const { browser } = await signInWeb(portal, await createPatient());
  expect((await browser.post(portal, '/v1/auth/refresh', webClient)).statusCode).toBe(200);
  const answered = await portal.infra.identity.deleteAccount?.(nobody, 'no proof').catch(reasonOf);
  expect(answered).toMatch(/answered with 40[13]/);
});

test('while no secret is the right one nobody is signed out, and it is right again as soon as it is set', async () => {
  const portal = await startPortal();
  const person = await createPatient();
  const { browser } = await signInWeb(portal, person);
  await portal.infra.database.query(
    `update portal.session_tokens t set access_expires_at = now() from portal.sessions s
     where s.id = t.session_id and s.subject = $1`,
    [person.userId],
  );
  const wrong = await startPortal({
    PORTAL_WEB_CLIENT_SECRET: 'not-the-secret,nor-this',
    PORTAL_ACCOUNTS_CLIENT_SECRET: 'not-the-secret',
  });
  expect((await browser.post(wrong, '/v1/auth/refresh', webClient)).statusCode).toBe(503);
  expect(await wrong.infra.identity.deleteAccount?.(nobody, 'no proof').catch(reasonOf)).not.toContain(
    'answered with',
  );
  expect((await browser.post(portal, '/v1/auth/refresh', webClient)).statusCode).toBe(200);
});
