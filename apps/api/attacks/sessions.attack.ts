import type { TokenResponse } from '@portal/api-contract/auth';
import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { consent } from '../test/sign-in.ts';
import { startApi } from '../test/api-process.ts';
import { bodyOf, codeOf, nextApi, send } from './calls.ts';
import { openTables } from './database.ts';
import { stayInWindow } from './limit-windows.ts';
import { countEvents } from './realm.ts';
import { startRedis } from './redis-server.ts';
import { postAuth, signIn } from './sign-in.ts';
import { type World, createWorld } from './world.ts';

const tables = openTables();
const native = { client_id: 'patient-portal-native' };
let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const sidOf = (token: string) => decodeJwt(token)['sid'];

async function statusAt(api: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await send(api, { path: `/r4/Patient/${world.a.id}`, headers })).status;
}

/** How long after `from` every one of the processes refuses the token. */
async function waitUntilRefused(apis: readonly string[], token: string, from: number): Promise<number> {
  const statuses = async () => Promise.all(apis.map((api) => statusAt(api, token)));
  while ((await statuses()).some((status) => status !== 401)) {
    if (Date.now() - from > 15_000) break;
    await sleep(100);
  }
  return Date.now() - from;
}

/** Another process of the same portal, stopped after the test. */
async function startAnother(overrides: Record<string, string> = {}): Promise<string> {
  const { realm, organizationId, logFolder } = inject('suite');
  const api = await startApi(logFolder, {
    PORTAL_ISSUER: realm.issuer,
    PORTAL_ORGANIZATION_ID: organizationId,
    ...overrides,
  });
  onTestFinished(() => api.stop());
  return api.url;
}

const refreshNative = (api: string, refresh_token: string) =>
  send(api, postAuth('refresh', { ...native, refresh_token }, { origin: '' }));

describe('sessions', () => {
  test('case 10: a token after sign-out is refused by both processes within 5 s', async () => {
    const { apiUrls } = inject('suite');
    const [one, two] = [await signIn(world.a), await signIn(world.a)];
    const token = await one.bearer();
    for (const api of apiUrls) expect(await statusAt(api, token)).toBe(200);
    const from = Date.now();
    const revoked = await send(apiUrls[0], postAuth('revoke', {}, { cookie: one.cookie }));
    expect(revoked.status).toBe(204);
    expect(await waitUntilRefused(apiUrls, token, from)).toBeLessThan(5000);
    for (const api of apiUrls) expect(await statusAt(api, await two.bearer())).toBe(200);
    const refreshed = await send(apiUrls[1], postAuth('refresh', {}, { cookie: one.cookie }));
    expect(refreshed.status).toBe(401);
  });

  test('case 10: the same while Redis is killed', async () => {
    const redis = await startRedis();
    const settings = { PORTAL_REDIS_URL: redis.url };
    const apis = await Promise.all([startAnother(settings), startAnother(settings)]);
    const session = await signIn(world.a, { api: apis[0] });
    const phone = await signIn(world.a, { api: apis[1], native: true });
    const tokens = [session.first.access_token, phone.first.access_token];
    redis.kill();
    for (const token of tokens) for (const api of apis) expect(await statusAt(api, token)).toBe(200);
    const from = Date.now();
    const revoked = await Promise.all([
      send(apis[0], postAuth('revoke', {}, { cookie: session.cookie })),
      send(apis[0], postAuth('revoke', { ...native, token: phone.refreshToken }, { origin: '' })),
    ]);
    expect(revoked.map(({ status }) => status)).toEqual([204, 204]);
    for (const token of tokens) expect(await waitUntilRefused(apis, token, from)).toBeLessThan(5000);
    const again = await signIn(world.a, { api: apis[1] });
    for (const api of apis) expect(await statusAt(api, await again.bearer())).toBe(200);
  });

  test('case 12: 50 refreshes at once at two processes make one upstream refresh', async () => {
    const session = await signIn(world.a);
    const { access_token: token } = session.first;
    const before = await countEvents(inject('suite').realm.name, world.a.subject, 'REFRESH_TOKEN');
    await tables.age(sidOf(token), 'access_expires_at', 3600);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(nextApi(), postAuth('refresh', {}, { cookie: session.cookie }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    const given = new Set(answers.map((answer) => (bodyOf(answer) as TokenResponse).access_token));
    expect([given.size, given.has(token)]).toEqual([1, false]);
    const after = await countEvents(inject('suite').realm.name, world.a.subject, 'REFRESH_TOKEN');
    expect(after - before).toBe(1);
  });

  test('case 12: a phone’s token reused after 30 s, also after a restart, ends the family', async () => {
    const phone = await signIn(world.a, { native: true });
    const next = bodyOf(await refreshNative(nextApi(), phone.refreshToken)) as TokenResponse;
    const inTime = await refreshNative(nextApi(), phone.refreshToken);
    expect([inTime.status, (bodyOf(inTime) as TokenResponse).refresh_token]).toEqual([
      200,
      next.refresh_token,
    ]);
    await tables.age(sidOf(phone.first.access_token), 'rotated_at', 31);
    const restarted = await startAnother();
    expect((await refreshNative(restarted, phone.refreshToken)).status).toBe(401);
    for (const api of [restarted, ...inject('suite').apiUrls]) {
      expect((await refreshNative(api, next.refresh_token ?? '')).status).toBe(401);
    }
    const from = Date.now();
    expect(
      await waitUntilRefused([restarted, ...inject('suite').apiUrls], next.access_token, from),
    ).toBeLessThan(5000);
  });

  test('case 13: a refresh that races a sign-out leaves no usable token', async () => {
    for (let round = 0; round < 4; round += 1) {
      const session = await signIn(world.a);
      const { access_token: token } = session.first;
      await tables.age(sidOf(token), 'access_expires_at', 3600);
      const refreshing = Array.from({ length: 4 }, () =>
        send(nextApi(), postAuth('refresh', {}, { cookie: session.cookie })),
      );
      await sleep(round * 15);
      const revoked = await send(nextApi(), postAuth('revoke', {}, { cookie: session.cookie }));
      const from = Date.now();
      expect(revoked.status).toBe(204);
      const answers = await Promise.all(refreshing);
      for (const { status } of answers) expect([200, 401]).toContain(status);
      const given = answers.flatMap((answer) =>
        answer.status === 200 ? [(bodyOf(answer) as TokenResponse).access_token] : [],
      );
      for (const each of [token, ...given]) {
        expect(await waitUntilRefused(inject('suite').apiUrls, each, from)).toBeLessThan(5000);
      }
      const later = await send(nextApi(), postAuth('refresh', {}, { cookie: session.cookie }));
      expect(later.status).toBe(401);
    }
  });

  test('case 14: a code is good once, for its verifier, nonce, redirect and client (the app compares state)', async () => {
    const realm = inject('suite').realm.issuer;
    const good = await consent(world.a, { realm });
    const phones = await consent(world.a, { realm, native: true });
    for (const [what, body] of [
      ['another verifier', { ...(await consent(world.a, { realm })), code_verifier: 'x'.repeat(43) }],
      [
        'another sign-in’s verifier',
        { ...(await consent(world.a, { realm })), code_verifier: good.code_verifier },
      ],
      ['another nonce', { ...(await consent(world.a, { realm })), nonce: 'another' }],
      [
        'another redirect',
        { ...(await consent(world.a, { realm })), redirect_uri: 'https://attacker.invalid/callback' },
      ],
      [
        'another redirect of ours',
        { ...(await consent(world.a, { realm })), redirect_uri: 'com.patientportal:/callback' },
      ],
      [
        'the phone’s code in the browser',
        { ...phones, client_id: good.client_id, redirect_uri: good.redirect_uri },
      ],
      ['a made-up code', { ...good, code: 'made-up' }],
    ] as const) {
      const answer = await send(nextApi(), postAuth('authorize', body));
      expect([what, answer.status, answer.headers['set-cookie']]).toEqual([what, 400, undefined]);
      expect(answer.text).not.toContain('access_token');
    }
    const first = await send(nextApi(), postAuth('authorize', good));
    expect(first.status).toBe(200);
    const replayed = await send(nextApi(), postAuth('authorize', good));
    expect([replayed.status, codeOf(replayed)]).toEqual([400, 'code_refused']);
  });

  test('case 15: a flood is sent away, at the sign-in and at the record, over both processes', async () => {
    const settings = { PORTAL_AUTH_RATE_PER_MINUTE: '10', PORTAL_PATIENT_RATE_PER_MINUTE: '20' };
    const apis = await Promise.all([startAnother(settings), startAnother(settings)]);
    await stayInWindow(1, 15_000);
    const from = { 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` };
    const auth = await Promise.all(
      Array.from({ length: 80 }, (_, call) =>
        send(apis[call % 2] ?? '', postAuth('authorize', { code: 'x' }, from)),
      ),
    );
    const sentAway = auth.filter(({ status }) => status === 429);
    expect(sentAway.length).toBeGreaterThanOrEqual(55);
    expect(Number(sentAway[0]?.headers['retry-after'])).toBeGreaterThan(0);

    const token = await world.a.session.bearer();
    const reads: number[] = [];
    for (let burst = 0; burst < 6; burst += 1) {
      reads.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_, call) => statusAt(apis[call % 2] ?? '', token)),
        )),
      );
      await sleep(300);
    }
    expect(reads.filter((status) => status === 429).length).toBeGreaterThanOrEqual(60);
    expect(reads.filter((status) => status === 200).length).toBeGreaterThanOrEqual(10);
    expect(await statusAt(nextApi(), token)).toBe(200);
  });
});
