import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { describe, expect, test } from 'vitest';
import { createPatient } from './people.ts';
import { nativeClient, startPortal, type TestPortal, webClient } from './portal.ts';
import { consent, signInNative, signInWeb } from './sign-in.ts';

const native = ['https://localhost', 'capacitor://localhost'];
const foreign = [
  'http://localhost',
  'https://localhost:8100',
  'https://localhost.attacker.invalid',
  'capacitor://attacker',
  'ionic://localhost',
  'https://attacker.invalid',
  'null',
];
const paths = ['/config.json', '/v1/auth/refresh', '/v1/devices', '/r4/Patient', '/r4/metadata'];

const preflight = ({ app }: TestPortal, url: string, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': `authorization,content-type,${portalRequestHeader}`,
    },
  });

describe.each(native)('the app at %s', (origin) => {
  test('may ask, without credentials', async () => {
    const portal = await startPortal();
    for (const url of paths) {
      const answer = await preflight(portal, url, origin);
      expect([url, answer.statusCode]).toEqual([url, 204]);
      expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
      expect(answer.headers['access-control-allow-headers']).toContain(portalRequestHeader);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test('signs in, reads the record and refreshes', async () => {
    const portal = await startPortal();
    const person = await createPatient();
    const headers = { origin, 'sec-fetch-site': 'cross-site' };
    const payload = await consent(person, { native: true });
    const signedIn = await portal.app.inject({ method: 'POST', url: '/v1/auth/authorize', headers, payload });
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.headers['access-control-allow-origin']).toBe(origin);
    expect(signedIn.headers['set-cookie']).toBeUndefined();
    const { access_token, refresh_token } = signedIn.json<Record<string, string>>();
    const authorization = `Bearer ${access_token}`;
    const own = await portal.app.inject({
      url: '/r4/Appointment?_sort=date',
      headers: { ...headers, authorization },
    });
    expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([200, origin]);
    const refreshed = await portal.app.inject({
      method: 'POST',
      url: '/v1/auth/refresh',
      headers,
      payload: { ...nativeClient, refresh_token },
    });
    expect(refreshed.statusCode).toBe(200);
    expect(refreshed.json<Record<string, string>>()['refresh_token']).not.toBe(refresh_token);
  });

  test('gets nothing by the website’s cookie', async () => {
    const portal = await startPortal();
    const person = await createPatient();
    const { browser } = await signInWeb(portal, person);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/v1/auth/refresh',
      headers: { origin, cookie, [portalRequestHeader]: '1' },
      payload: webClient,
    });
    expect([answer.statusCode, answer.body.includes('access_token')]).toEqual([403, false]);
  });
});

test('no other page may read anything', async () => {
  const portal = await startPortal();
  for (const origin of foreign)
    for (const url of paths)
      for (const answer of [
        await preflight(portal, url, origin),
        await portal.app.inject({ url, headers: { origin } }),
      ])
        expect([origin, url, answer.headers['access-control-allow-origin']]).toEqual([
          origin,
          url,
          undefined,
        ]);
});

test('what is not for the app stays closed to it', async () => {
  const portal = await startPortal();
  for (const url of ['/readyz', '/healthz', '/v1x', '/.well-known/smart-configuration']) {
    const { headers } = await preflight(portal, url, 'https://localhost');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('a page of somebody else’s does not hear of changes, even with a token of the app', async () => {
  const portal = await startPortal();
  const person = await createPatient();
  const { tokens } = await signInNative(portal, person);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const refused = await portal.app.inject({
    url: '/v1/events',
    headers: { ...headers, origin: 'https://attacker.invalid' },
  });
  expect(refused.statusCode).toBe(403);
});
