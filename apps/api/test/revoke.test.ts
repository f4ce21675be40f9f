import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { GrantRefused } from '../src/infra/identity-client.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { countUpstreamSessions, createPatient } from './people.ts';
import { type TestPortal, createBrowser, nativeClient, startPortal, webClient } from './portal.ts';
import { signInNative, signInWeb } from './sign-in.ts';
import { identityOrigin } from './stack.ts';

async function expectRefusedWithin5s(portal: TestPortal, path: string, token: string) {
  for (let waited = 0; waited < 5000; waited += 250) {
    if ((await portal.fhir(path, token)).statusCode === 401) return;
    await sleep(250);
  }
  throw new Error('the token was still served after 5 s');
}

describe('signing out', () => {
  test('ends this device everywhere and leaves the others in', async () => {
    const portal = await startPortal();
    const elsewhere = await startPortal();
    const withoutRedis = await startPortal({ PORTAL_REDIS_URL: 'redis://127.0.0.1:1' });
    const person = await createPatient();
    const path = `/Patient/${person.patientId}`;
    const device = await signInWeb(portal, person);
    const other = await signInWeb(portal, person);
    const phone = await signInNative(portal, person);
    const oldCookies = new Map(device.browser.cookies);
    for (const process of [portal, elsewhere, withoutRedis]) {
      expect((await process.fhir(path, device.tokens.access_token)).statusCode).toBe(200);
    }

    const answer = await device.browser.post(portal, '/v1/auth/revoke', webClient);
    expect(answer.statusCode).toBe(204);
    expect(device.browser.cookies.size).toBe(0);

    expect((await portal.fhir(path, device.tokens.access_token)).statusCode).toBe(401);
    await expectRefusedWithin5s(elsewhere, path, device.tokens.access_token);
    await expectRefusedWithin5s(withoutRedis, path, device.tokens.access_token);
    const replayed = await createBrowser(oldCookies).post(portal, '/v1/auth/refresh', webClient);
    expect(replayed.statusCode).toBe(401);
    expect(await countUpstreamSessions(person)).toBe(2);

    for (const { tokens } of [other, phone]) {
      expect((await withoutRedis.fhir(path, tokens.access_token)).statusCode).toBe(200);
    }
    await portal.infra.database.query(
      `update portal.session_tokens set access_expires_at = now()
       where session_id in (select id from portal.sessions where subject = $1)`,
      [person.userId],
    );
    expect((await other.browser.post(portal, '/v1/auth/refresh', webClient)).statusCode).toBe(200);
    const refreshed = await portal.app.inject({
      method: 'POST',
      url: '/v1/auth/refresh',
      payload: { ...nativeClient, refresh_token: phone.refreshToken },
    });
    expect(refreshed.statusCode).toBe(200);
  });

  test('revokes the refresh token at the identity server and forgets it', async () => {
    const portal = await startPortal();
    const person = await createPatient();
    const { browser } = await signInWeb(portal, person);
    const [row] = await portal.infra.database.query<{ id: string; refresh_token: Buffer }>(
      `select s.id, t.refresh_token from portal.session_tokens t join portal.sessions s on s.id = t.session_id
       where s.subject = $1`,
      [person.userId],
    );
    const upstream = portal.infra.secrets.open(row?.refresh_token ?? Buffer.alloc(0), row?.id ?? '');
    await browser.post(portal, '/v1/auth/revoke', webClient);
    await expect(portal.infra.identity.refresh('web', upstream)).rejects.toBeInstanceOf(GrantRefused);
    const kept = await portal.infra.database.query(
      'select 1 from portal.session_tokens where session_id = $1',
      [row?.id],
    );
    expect(kept).toEqual([]);
  });

  test.each(['refuse', 'silence'] as const)(
    'works while the identity server cannot be reached (%s)',
    async (fault) => {
      const proxy = await startFaultyProxy(identityOrigin);
      const portal = await startPortal({ PORTAL_IDENTITY_URL: proxy.url });
      const person = await createPatient();
      const { browser, tokens } = await signInWeb(portal, person);
      proxy.inject(fault);
      expect((await browser.post(portal, '/v1/auth/revoke', webClient)).statusCode).toBe(204);
      expect(browser.cookies.size).toBe(0);
      expect((await portal.fhir(`/Patient/${person.patientId}`, tokens.access_token)).statusCode).toBe(401);
      if (fault === 'refuse')
        expect(portal.logLines.join('')).toContain('could not revoke the refresh token');
    },
  );

  test('on a phone ends the phone’s session', async () => {
    const portal = await startPortal();
    const person = await createPatient();
    const { tokens, refreshToken } = await signInNative(portal, person);
    const payload = { ...nativeClient, token: refreshToken };
    expect((await portal.app.inject({ method: 'POST', url: '/v1/auth/revoke', payload })).statusCode).toBe(
      204,
    );
    expect((await portal.fhir(`/Patient/${person.patientId}`, tokens.access_token)).statusCode).toBe(401);
  });

  test('twice, or without a session, is no error', async () => {
    const portal = await startPortal();
    expect((await createBrowser().post(portal, '/v1/auth/revoke', webClient)).statusCode).toBe(204);
    const payload = { ...nativeClient, token: 'made-up' };
    expect((await portal.app.inject({ method: 'POST', url: '/v1/auth/revoke', payload })).statusCode).toBe(
      204,
    );
  });

  test('racing a refresh leaves no usable token', async () => {
    const [one, two] = [await startPortal(), await startPortal()];
    const person = await createPatient();
    for (let round = 0; round < 5; round++) {
      const { browser, tokens } = await signInWeb(one, person);
      await one.infra.database.query(
        `update portal.session_tokens set access_expires_at = now()
         where session_id in (select id from portal.sessions where subject = $1)`,
        [person.userId],
      );
      const cookies = new Map(browser.cookies);
      const [refreshed] = await Promise.all([
        createBrowser(new Map(cookies)).post(one, '/v1/auth/refresh', webClient),
        sleep(round * 10).then(() => createBrowser(new Map(cookies)).post(two, '/v1/auth/revoke', webClient)),
      ]);
      await sleep(100);
      const given =
        refreshed.statusCode === 200 ? refreshed.json<{ access_token: string }>().access_token : undefined;
      for (const token of [tokens.access_token, given]) {
        if (token !== undefined) await expectRefusedWithin5s(one, `/Patient/${person.patientId}`, token);
      }
      expect((await createBrowser(cookies).post(one, '/v1/auth/refresh', webClient)).statusCode).toBe(401);
    }
  });
});
