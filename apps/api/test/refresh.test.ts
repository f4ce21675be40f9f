import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { startFaultyProxy } from './faulty-proxy.ts';
import { countIdentityEvents, createPatient, setFhirUser, signOutEverywhere } from './people.ts';
import { type TestPortal, getTokens, nativeClient, startPortal, webClient } from './portal.ts';
import { signInNative, signInWeb } from './sign-in.ts';
import { environment, identityOrigin } from './stack.ts';

type Tokens = { access_token: string };

/** Access tokens live 5 minutes; a test does not wait for them. */
async function age(
  portal: TestPortal,
  { access_token }: Tokens,
  column: 'access_expires_at' | 'rotated_at',
  by = '1 hour',
) {
  await portal.infra.database.query(
    `update portal.session_tokens set ${column} = now() - $2::interval
     where session_id in (select id from portal.sessions where upstream_sid = $1)`,
    [decodeJwt(access_token)['sid'], by],
  );
}

const refreshNative = (portal: TestPortal, refresh_token: string) =>
  portal.app.inject({ method: 'POST', url: '/v1/auth/refresh', payload: { ...nativeClient, refresh_token } });

describe('the web app', () => {
  test('gets the current token while it lives, without asking the identity server', async () => {
    const portal = await startPortal();
    const person = await createPatient();
    const { browser, tokens } = await signInWeb(portal, person);
    const again = getTokens(await browser.post(portal, '/v1/auth/refresh', webClient));
    expect(again.access_token).toBe(tokens.access_token);
    expect(again.expires_in).toBeLessThanOrEqual(tokens.expires_in);
    expect(again.refresh_token).toBeUndefined();
    expect(await countIdentityEvents(person, 'REFRESH_TOKEN')).toBe(0);
  });

  test('50 calls at once at two processes make one upstream refresh and get the same token', async () => {
    const [one, two] = [await startPortal(), await startPortal()];
    const person = await createPatient();
    const { browser, tokens } = await signInWeb(one, person);
    await age(one, tokens, 'access_expires_at');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        browser.post(index % 2 ? one : two, '/v1/auth/refresh', webClient),
      ),
    );
    const given = new Set(answers.map((answer) => getTokens(answer).access_token));
    expect(given.size).toBe(1);
    expect(given.has(tokens.access_token)).toBe(false);
    expect(await countIdentityEvents(person, 'REFRESH_TOKEN')).toBe(1);
  });

  test('stays signed in over ten expiries', async () => {
    const portal = await startPortal();
    const person = await createPatient();
    const { browser, tokens } = await signInWeb(portal, person);
    for (let expiry = 0; expiry < 10; expiry++) {
      await age(portal, tokens, 'access_expires_at');
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => browser.post(portal, '/v1/auth/refresh', webClient)),
      );
      expect(new Set(answers.map((answer) => getTokens(answer).access_token)).size).toBe(1);
    }
    expect(await countIdentityEvents(person, 'REFRESH_TOKEN')).toBe(10);
  });

  test('F4: is told that the session ran out when the identity server refuses', async () => {
    const portal = await startPortal();
    const person = await createPatient();
    const { browser, tokens } = await signInWeb(portal, person);
    await signOutEverywhere(person, webClient.client_id);
    await age(portal, tokens, 'access_expires_at');
    const answer = await browser.post(portal, '/v1/auth/refresh', webClient);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ code: 'token_expired', detail: 'Token expired' });
    expect(browser.cookies.size).toBe(0);
    expect((await portal.fhir(`/Patient/${person.patientId}`, tokens.access_token)).statusCode).toBe(401);
  });

  test('without a session is told so', async () => {
    const portal = await startPortal();
    const { browser } = await signInWeb(portal, await createPatient());
    browser.cookies.set('__Host-portal-session', 'made-up');
    expect((await browser.post(portal, '/v1/auth/refresh', webClient)).statusCode).toBe(401);
  });

  test('loses the session when the hospital takes the record link away, and follows it to another record', async () => {
    const portal = await startPortal();
    const person = await createPatient();
    const other = await createPatient();
    const { browser, tokens } = await signInWeb(portal, person);
    await setFhirUser(person, `Patient/${other.patientId}`);
    await age(portal, tokens, 'access_expires_at');
    const moved = getTokens(await browser.post(portal, '/v1/auth/refresh', webClient));
    expect((await portal.fhir(`/Patient/${other.patientId}`, moved.access_token)).statusCode).toBe(200);
    expect((await portal.fhir(`/Patient/${person.patientId}`, moved.access_token)).statusCode).toBe(403);

    await setFhirUser(person, undefined);
    await age(portal, tokens, 'access_expires_at');
    expect((await browser.post(portal, '/v1/auth/refresh', webClient)).statusCode).toBe(401);
    expect((await portal.fhir(`/Patient/${other.patientId}`, moved.access_token)).statusCode).toBe(401);
  });
});

describe('while the identity server', () => {
  test.each([
    ['is down', 'refuse'],
    ['is silent', 'silence'],
  ] as const)('%s, refresh answers 503, tokens are served and nobody is signed out', async (_what, fault) => {
    const proxy = await startFaultyProxy(identityOrigin);
    const portal = await startPortal({ PORTAL_IDENTITY_URL: proxy.url });
    const person = await createPatient();
    const { browser, tokens } = await signInWeb(portal, person);
    const { refreshToken } = await signInNative(portal, person);
    await age(portal, tokens, 'access_expires_at');

    proxy.inject(fault);
    const from = Date.now();
    const answer = await browser.post(portal, '/v1/auth/refresh', webClient);
    expect(Date.now() - from).toBeLessThan(5000);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('3');
    expect(browser.cookies.size).toBe(1);
    expect((await portal.fhir(`/Patient/${person.patientId}`, tokens.access_token)).statusCode).toBe(200);
    expect((await refreshNative(portal, refreshToken)).statusCode).toBe(200);

    proxy.inject('none');
    await sleep(fault === 'silence' ? 11_000 : 0);
    expect((await browser.post(portal, '/v1/auth/refresh', webClient)).statusCode).toBe(200);
  });

  test('is silent, many refreshes at once leave the rest of the portal answering', async () => {
    const proxy = await startFaultyProxy(identityOrigin);
    const portal = await startPortal({ PORTAL_IDENTITY_URL: proxy.url });
    const patients = await Promise.all(Array.from({ length: 12 }, createPatient));
    const signedIn = await Promise.all(patients.map((person) => signInWeb(portal, person)));
    for (const { tokens } of signedIn) await age(portal, tokens, 'access_expires_at');

    proxy.inject('silence');
    const refreshes = signedIn.map(({ browser }) => browser.post(portal, '/v1/auth/refresh', webClient));
    await sleep(300);
    const from = Date.now();
    const read = await portal.fhir(`/Patient/${patients[0]?.patientId}`, signedIn[0]?.tokens.access_token);
    expect(read.statusCode).toBe(200);
    expect(Date.now() - from).toBeLessThan(1500);
    expect(new Set((await Promise.all(refreshes)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([503]),
    );
  });
});

test('a database connection lost during a refresh is 503, and the session survives', async () => {
  const proxy = await startFaultyProxy(identityOrigin);
  const name = `test-${randomUUID()}`;
  const portal = await startPortal({
    PORTAL_IDENTITY_URL: proxy.url,
    PORTAL_DATABASE_URL: `${environment.PORTAL_DATABASE_URL}?application_name=${name}`,
  });
  const { browser, tokens } = await signInWeb(portal, await createPatient());
  await age(portal, tokens, 'access_expires_at');
  proxy.inject('silence');
  const refreshing = browser.post(portal, '/v1/auth/refresh', webClient);
  await sleep(500);
  const ended = await portal.infra.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and state = 'idle in transaction'`,
    [name],
  );
  expect(ended).toHaveLength(1);
  proxy.inject('refuse');
  expect((await refreshing).statusCode).toBe(503);
  proxy.inject('none');
  expect((await browser.post(portal, '/v1/auth/refresh', webClient)).statusCode).toBe(200);
});

describe('the phone app', () => {
  test('gets a new refresh token each time; the one before answers the same for 30 s', async () => {
    const portal = await startPortal();
    const { tokens, refreshToken } = await signInNative(portal, await createPatient());
    await age(portal, tokens, 'access_expires_at');
    const first = getTokens(await refreshNative(portal, refreshToken));
    expect(first.refresh_token).not.toBe(refreshToken);
    expect(first.access_token).not.toBe(tokens.access_token);
    const repeated = getTokens(await refreshNative(portal, refreshToken));
    expect(repeated.refresh_token).toBe(first.refresh_token);
    expect(repeated.access_token).toBe(first.access_token);
    const second = getTokens(await refreshNative(portal, first.refresh_token ?? ''));
    expect(second.refresh_token).not.toBe(first.refresh_token);
  });

  test('20 calls at once at two processes get the same answer from one upstream refresh', async () => {
    const [one, two] = [await startPortal(), await startPortal()];
    const person = await createPatient();
    const { tokens, refreshToken } = await signInNative(one, person);
    await age(one, tokens, 'access_expires_at');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refreshNative(index % 2 ? one : two, refreshToken)),
    );
    const given = answers.map(getTokens);
    expect(new Set(given.map(({ access_token }) => access_token)).size).toBe(1);
    expect(new Set(given.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    expect(await countIdentityEvents(person, 'REFRESH_TOKEN')).toBe(1);
  });

  test.each([1, 3])(
    'a token reused late, %i generations old, ends the family, also after a restart',
    async (uses) => {
      const portal = await startPortal();
      const person = await createPatient();
      const { tokens, refreshToken } = await signInNative(portal, person);
      let current = refreshToken;
      for (let use = 0; use < uses; use++)
        current = getTokens(await refreshNative(portal, current)).refresh_token ?? '';
      await age(portal, tokens, 'rotated_at', '31 seconds');

      const restarted = await startPortal();
      const reused = await refreshNative(restarted, refreshToken);
      expect(reused.statusCode).toBe(401);
      expect(reused.json()).toMatchObject({ code: 'token_expired' });
      expect((await refreshNative(restarted, current)).statusCode).toBe(401);
      expect((await restarted.fhir(`/Patient/${person.patientId}`, tokens.access_token)).statusCode).toBe(
        401,
      );
    },
  );

  test('a forged refresh token is refused and harms nobody', async () => {
    const portal = await startPortal();
    const { refreshToken } = await signInNative(portal, await createPatient());
    const forged = Buffer.from(refreshToken, 'base64url');
    forged.writeUInt32BE(0, 20);
    expect((await refreshNative(portal, forged.toString('base64url'))).statusCode).toBe(401);
    expect((await refreshNative(portal, 'x')).statusCode).toBe(401);
    expect((await refreshNative(portal, refreshToken)).statusCode).toBe(200);
  });

  test('the token of the identity server is not a refresh token here', async () => {
    const portal = await startPortal();
    const { tokens } = await signInNative(portal, await createPatient());
    expect((await refreshNative(portal, tokens.access_token)).statusCode).toBe(401);
  });
});
