import { setTimeout as sleep } from 'node:timers/promises';
import type { Device } from '@portal/api-contract/account';
import { expect, test } from 'vitest';
import { createSessionStore } from '../src/sessions/session-store.ts';
import { finishSignOuts } from '../src/worker/unfinished-sign-outs.ts';
import { countUpstreamSessions, createPatient } from './people.ts';
import { type TestPortal, getTokens, nativeClient, startPortal, webClient } from './portal.ts';
import { consent, signInNative, signInWeb } from './sign-in.ts';

type SignedIn = Awaited<ReturnType<typeof signInWeb>>;

async function setUp() {
  const portal = await startPortal();
  const person = await createPatient();
  const path = `/Patient/${person.patientId}`;
  const reads = async (token: string) => (await portal.fhir(path, token)).statusCode;
  return { portal, person, reads };
}

/** So many minutes pass for the person's sessions, known to every process. */
async function pass({ infra }: TestPortal, { userId }: { userId: string }, minutes: number) {
  const rows = await infra.database.query<{ sid: string; client: string }>(
    `update portal.sessions set idle_ends_at = idle_ends_at - make_interval(mins => $2),
       signed_in_at = signed_in_at - make_interval(mins => $2)
     where subject = $1 returning upstream_sid as sid, client`,
    [userId, minutes],
  );
  for (const { sid, client } of rows) await infra.redis.publish('portal:session-revoked', `${client} ${sid}`);
  await sleep(300);
}

const refresh = async (portal: TestPortal, { browser }: SignedIn, idleSeconds?: number) =>
  browser.post(portal, '/v1/auth/refresh', {
    ...webClient,
    ...(idleSeconds === undefined ? {} : { idle_seconds: idleSeconds }),
  });

const choose = async (portal: TestPortal, token: string, staysSignedIn: boolean) =>
  portal.app.inject({
    method: 'PUT',
    url: '/v1/devices/this',
    headers: { authorization: `Bearer ${token}` },
    payload: { staysSignedIn },
  });

async function listDevices(portal: TestPortal, token: string): Promise<Device[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await portal.app.inject({ url: '/v1/devices', headers });
  return answer.json<{ devices: Device[] }>().devices;
}

test('case 84: a browser that nobody used for 30 minutes is out: token, refresh, and the next sign-in asks who it is', async () => {
  const { portal, person, reads } = await setUp();
  const signedIn = await signInWeb(portal, person);
  const token = signedIn.tokens.access_token;
  expect(signedIn.tokens.idle_limit).toBe(1800);
  await pass(portal, person, 29);
  expect(await reads(token)).toBe(200);
  await pass(portal, person, 2);
  expect(await reads(token)).toBe(401);
  const refused = await refresh(portal, signedIn, 0);
  expect([refused.statusCode, refused.json()]).toMatchObject([401, { code: 'token_expired' }]);
  expect(await countUpstreamSessions(person)).toBe(0);
  const again = await signInWeb(portal, person);
  expect(await reads(again.tokens.access_token)).toBe(200);
});

test('case 84: a page that is open and that nobody touches uses nothing, however often it asks for tokens', async () => {
  const { portal, person, reads } = await setUp();
  const signedIn = await signInWeb(portal, person);
  await pass(portal, person, 20);
  for (const idle of [undefined, 1200, 31_000_000]) {
    expect((await refresh(portal, signedIn, idle)).statusCode).toBe(200);
  }
  await pass(portal, person, 11);
  expect(await reads(signedIn.tokens.access_token)).toBe(401);
  expect((await refresh(portal, signedIn, 0)).statusCode).toBe(401);
});

test('case 84: allowed twin: who touches the page every 20 minutes stays in', async () => {
  const { portal, person, reads } = await setUp();
  const signedIn = await signInWeb(portal, person);
  for (let round = 0; round < 4; round += 1) {
    await pass(portal, person, 20);
    const answer = getTokens(await refresh(portal, signedIn, 5));
    expect(answer.idle_limit).toBe(1800);
    expect(await reads(answer.access_token)).toBe(200);
  }
});

test('case 84: who chose to stay signed in does, in that browser alone; taken back, the limit counts again', async () => {
  const { portal, person, reads } = await setUp();
  const chosen = await signInWeb(portal, person);
  const other = await signInWeb(portal, person);
  expect((await choose(portal, chosen.tokens.access_token, true)).statusCode).toBe(204);
  const listed = await listDevices(portal, chosen.tokens.access_token);
  const inDays = ({ endsAt }: Device) => Math.round((Date.parse(endsAt) - Date.now()) / 86_400_000);
  expect(listed.map((device) => [device.isThisDevice, device.staysSignedIn, inDays(device)])).toEqual(
    expect.arrayContaining([
      [true, true, 90],
      [false, false, 0],
    ]),
  );
  await pass(portal, person, 600);
  expect(await reads(other.tokens.access_token)).toBe(401);
  const answer = getTokens(await refresh(portal, chosen));
  expect([answer.idle_limit, await reads(answer.access_token)]).toEqual([undefined, 200]);
  expect((await choose(portal, answer.access_token, false)).statusCode).toBe(204);
  await pass(portal, person, 31);
  expect(await reads(answer.access_token)).toBe(401);
});

test('case 84: without that choice a browser ends after a day, however much it is used', async () => {
  const { portal, person, reads } = await setUp();
  const { tokens } = await signInWeb(portal, person);
  const endsIn = () =>
    portal.infra.database.query(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from portal.sessions
       where subject = $1`,
      [person.userId],
    );
  expect(await endsIn()).toEqual([{ hours: 24 }]);
  expect((await choose(portal, tokens.access_token, true)).statusCode).toBe(204);
  expect(await endsIn()).toEqual([{ hours: 90 * 24 }]);
  expect((await choose(portal, tokens.access_token, false)).statusCode).toBe(204);
  expect(await endsIn()).toEqual([{ hours: 24 }]);
  expect(await reads(tokens.access_token)).toBe(200);
});

test('case 84: the phone app stays signed in; there is nothing to choose', async () => {
  const { portal, person, reads } = await setUp();
  const phone = await signInNative(portal, person);
  await pass(portal, person, 600);
  expect(await reads(phone.tokens.access_token)).toBe(200);
  const refreshed = await portal.app.inject({
    method: 'POST',
    url: '/v1/auth/refresh',
    payload: { ...nativeClient, refresh_token: phone.tokens.refresh_token },
  });
  expect(getTokens(refreshed).idle_limit).toBeUndefined();
  expect((await choose(portal, phone.tokens.access_token, false)).statusCode).toBe(404);
});

test('case 84: a page left open cannot make itself stay: choosing needs a recent sign-in', async () => {
  const { portal, person } = await setUp();
  const signedIn = await signInWeb(portal, person);
  await pass(portal, person, 16);
  const refused = await choose(portal, signedIn.tokens.access_token, true);
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'recent_sign_in_needed' }]);
  expect((await choose(portal, signedIn.tokens.access_token, false)).statusCode).toBe(204);
  const proof = await consent(person, {
    jar: signedIn.jar,
    scope: 'openid',
    prompt: { prompt: 'login', max_age: '0' },
  });
  const confirmed = await portal.app.inject({
    method: 'POST',
    url: '/v1/account/confirm',
    headers: { authorization: `Bearer ${signedIn.tokens.access_token}` },
    payload: proof,
  });
  expect(confirmed.statusCode).toBe(204);
  expect((await choose(portal, signedIn.tokens.access_token, true)).statusCode).toBe(204);
});

test('case 84: a closed browser that never comes back is ended at the identity server by the worker', async () => {
  const { portal, person } = await setUp();
  const { infra } = portal;
  await signInWeb(portal, person);
  const sessions = createSessionStore(infra.database, infra.secrets);
  await pass(portal, person, 31);
  await sessions.revokeUnused();
  await infra.database.query(
    `update portal.sessions set revoked_at = revoked_at - interval '2 minutes' where subject = $1`,
    [person.userId],
  );
  await finishSignOuts(infra, sessions);
  expect(await countUpstreamSessions(person)).toBe(0);
});
