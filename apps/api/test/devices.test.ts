import { randomUUID } from 'node:crypto';
import type { Device } from '@portal/api-contract/account';
import { expect, test } from 'vitest';
import { countUpstreamSessions, createPatient } from './people.ts';
import { type TestPortal, createBrowser, startPortal, webClient } from './portal.ts';
import { signInNative, signInWeb } from './sign-in.ts';

const call = (portal: TestPortal, method: 'GET' | 'DELETE', path: string, token?: string) =>
  portal.app.inject({
    method,
    url: `/v1/devices${path}`,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });

async function list(portal: TestPortal, token: string): Promise<Device[]> {
  const answer = await call(portal, 'GET', '', token);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ devices: Device[] }>().devices;
}

async function setUp(portal: TestPortal) {
  const person = await createPatient();
  const here = await signInWeb(portal, person);
  const other = await signInWeb(portal, person);
  const phone = await signInNative(portal, person);
  const devices = await list(portal, here.tokens.access_token);
  const own = (kind: (device: Device) => boolean) => devices.find(kind)?.id ?? '';
  return {
    person,
    path: `/Patient/${person.patientId}`,
    devices,
    here: { ...here, token: here.tokens.access_token, id: own(({ isThisDevice }) => isThisDevice) },
    other: {
      ...other,
      token: other.tokens.access_token,
      id: own(({ isThisDevice, client }) => !isThisDevice && client === 'web'),
    },
    phone: { ...phone, token: phone.tokens.access_token },
  };
}

test('a patient sees the own devices, this one marked, and nothing secret', async () => {
  const portal = await startPortal();
  const { devices, here } = await setUp(portal);
  await setUp(portal);
  expect(devices.map(({ client, isThisDevice }) => `${client} ${isThisDevice}`).toSorted()).toEqual([
    'native false',
    'web false',
    'web true',
  ]);
  expect(await list(portal, here.token)).toEqual(devices);
  expect(devices.find(({ isThisDevice }) => isThisDevice)).toEqual({
    id: expect.any(String) as string,
    client: 'web',
    label: 'Chrome, Linux',
    lastUsedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    staysSignedIn: false,
    endsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    isThisDevice: true,
  });
});

test('F4: a device that is signed out is told so, is out at once, at every process, and cannot come back', async () => {
  const portal = await startPortal();
  const elsewhere = await startPortal();
  const { person, here, other, phone, path } = await setUp(portal);
  expect((await elsewhere.fhir(path, other.token)).statusCode).toBe(200);

  expect((await call(portal, 'DELETE', `/${other.id}`, here.token)).statusCode).toBe(204);
  expect((await portal.fhir(path, other.token)).statusCode).toBe(401);
  await expect.poll(async () => (await elsewhere.fhir(path, other.token)).statusCode).toBe(401);
  const refused = await other.browser.post(portal, '/v1/auth/refresh', webClient);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, 'signed_out']);
  expect(await countUpstreamSessions(person)).toBe(2);

  for (const { token } of [here, phone]) expect((await portal.fhir(path, token)).statusCode).toBe(200);
  expect(await list(portal, here.token)).toHaveLength(2);
  expect((await call(portal, 'DELETE', `/${other.id}`, here.token)).statusCode).toBe(404);
});

test('all others are signed out in one go, this one stays', async () => {
  const portal = await startPortal();
  const { here, other, phone, path } = await setUp(portal);
  const stranger = await setUp(portal);
  expect((await call(portal, 'DELETE', '/others', here.token)).statusCode).toBe(204);
  for (const { token } of [other, phone]) expect((await portal.fhir(path, token)).statusCode).toBe(401);
  expect((await portal.fhir(path, here.token)).statusCode).toBe(200);
  expect(await list(portal, here.token)).toHaveLength(1);
  expect(await list(portal, stranger.here.token)).toHaveLength(3);
});

test('another’s device is answered like one that does not exist, and stays in', async () => {
  const portal = await startPortal();
  const [a, b] = [await setUp(portal), await setUp(portal)];
  const anothers = await call(portal, 'DELETE', `/${b.other.id}`, a.here.token);
  const missing = await call(portal, 'DELETE', `/${randomUUID()}`, a.here.token);
  expect([anothers.statusCode, anothers.body]).toEqual([404, missing.body]);
  expect((await portal.fhir(b.path, b.other.token)).statusCode).toBe(200);
  expect((await call(portal, 'DELETE', `/${a.here.id}`, a.here.token)).statusCode).toBe(404);
  expect((await portal.fhir(a.path, a.here.token)).statusCode).toBe(200);
});

test.each(['x', "' or 1=1 --", '%2e%2e', 'OTHERS'])('the id %s is refused', async (id) => {
  const portal = await startPortal();
  const { tokens } = await signInWeb(portal, await createPatient());
  const answer = await call(portal, 'DELETE', `/${encodeURIComponent(id)}`, tokens.access_token);
  expect(answer.statusCode).toBe(400);
});

test('neither nobody nor a cookie may ask', async () => {
  const portal = await startPortal();
  const { browser } = await signInWeb(portal, await createPatient());
  for (const [method, url] of [
    ['GET', '/v1/devices'],
    ['DELETE', '/v1/devices/others'],
    ['DELETE', `/v1/devices/${randomUUID()}`],
    ['POST', '/v1/account/delete'],
  ] as const) {
    const answer = await portal.app.inject({ method, url, cookies: Object.fromEntries(browser.cookies) });
    expect([url, answer.statusCode]).toEqual([url, 401]);
  }
  expect((await createBrowser().post(portal, '/v1/account/delete', {})).statusCode).toBe(401);
});
