import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { consent } from '../test/sign-in.ts';
import { bodyOf, codeOf, nextApi, send } from './calls.ts';
import { openFive, readsRecord } from './five-sessions.ts';
import { sign } from './minted-token.ts';
import { resetPassword } from './reset-password.ts';
import { postAuth, signIn } from './sign-in.ts';
import { type World, createWorld } from './world.ts';

const limitMs = 5000;
const logoutEvents = { 'http://schemas.openid.net/event/backchannel-logout': {} };

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

describe('case 83: whoever changes how they sign in is alone afterwards', () => {
  test('a forgotten password is reset: 0 of 5 sessions are alive after 5 s', async () => {
    const alive = await openFive(world.a);
    expect(await alive()).toHaveLength(5);
    const password = `reset-${randomUUID()}`;
    await resetPassword(inject('suite').realm.issuer, world.a.email, password);
    await sleep(limitMs);
    expect(await alive()).toEqual([]);
    const again = await signIn({ ...world.a, password });
    expect(await readsRecord(world.a, again.first.access_token)).toBe(true);
  });

  test('a password is changed: 0 of 5 others are alive after 5 s, the browser that changed it is in', async () => {
    const alive = await openFive(world.b);
    expect(await alive()).toHaveLength(5);
    const newPassword = `changed-${randomUUID()}`;
    const proof = await consent(world.b, {
      realm: inject('suite').realm.issuer,
      prompt: { prompt: 'login', kc_action: 'UPDATE_PASSWORD' },
      newPassword,
    });
    const answer = await send(nextApi(), postAuth('authorize', proof));
    const { access_token: token } = bodyOf(answer) as { access_token: string };
    await sleep(limitMs);
    expect(await alive()).toEqual([]);
    expect(await readsRecord(world.b, token)).toBe(true);
    world.b.password = newPassword;
  });

  test('a device that lost its session this way is told to forget what it keeps', async () => {
    const { a } = await createWorld();
    await resetPassword(inject('suite').realm.issuer, a.email, `reset-${randomUUID()}`);
    const refused = await send(nextApi(), postAuth('refresh', {}, { cookie: a.session.cookie }));
    expect([refused.status, codeOf(refused)]).toEqual([401, 'signed_out']);
  });
});

describe('case 83: only the identity server ends sessions', () => {
  const post = async (logoutToken: string, path = '/v1/auth/backchannel-logout') =>
    send(nextApi(), {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: logoutToken }).toString(),
    });

  async function setUp() {
    const session = await signIn(world.b);
    const token = session.first.access_token;
    const { sid, sub } = decodeJwt(token);
    const { realm } = inject('suite');
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: realm.issuer,
      aud: 'patient-portal',
      iat: now,
      exp: now + 120,
      jti: randomUUID(),
      sid,
      sub,
      events: logoutEvents,
    };
    const make = (change: object = {}, header: object = {}) =>
      sign(realm, { ...claims, ...change }, { typ: 'logout+jwt', ...header });
    return { session, token, now, make };
  }

  test('a token with a wrong claim, of another kind or unsigned is refused and ends nothing', async () => {
    const { session, token, now, make } = await setUp();
    const signed = await make();
    const wrong: [string, string][] = [
      ['issuer', await make({ iss: 'https://elsewhere.example/realms/portal' })],
      ['audience', await make({ aud: 'patient-portal-api' })],
      ['no event', await make({ events: undefined })],
      ['other event', await make({ events: { 'https://example.org/event': {} } })],
      ['a nonce', await make({ nonce: 'x' })],
      ['expired', await make({ iat: now - 4000, exp: now - 3000 })],
      ['an hour old', await make({ iat: now - 3600, exp: now + 3600 })],
      ['nobody', await make({ sid: undefined, sub: undefined })],
      ['no jti', await make({ jti: undefined })],
      ['kind', await make({}, { typ: 'at+jwt' })],
      ['signature', `${signed.slice(0, -8)}AAAAAAAA`],
      ['algorithm', `${Buffer.from('{"alg":"none"}').toString('base64url')}.${signed.split('.')[1]}.`],
      ['ID token', session.first.id_token],
      ['access token', token],
      ['empty', ''],
    ];
    for (const [what, logoutToken] of wrong)
      expect([what, (await post(logoutToken)).status]).toEqual([what, 400]);
    const foreign = await make({ sub: world.a.subject });
    expect((await post(foreign)).status).toBe(200);
    expect(await readsRecord(world.b, token)).toBe(true);
  });

  test('the right one ends that session alone; sent again it ends no later one', async () => {
    const { token, make } = await setUp();
    const other = await signIn(world.b);
    const logoutToken = await make();
    expect((await post(logoutToken)).status).toBe(200);
    await expect.poll(() => readsRecord(world.b, token), { timeout: limitMs }).toBe(false);
    expect(await readsRecord(world.b, other.first.access_token)).toBe(true);
    const all = await make({ sid: undefined, iat: Math.floor(Date.now() / 1000) - 60 });
    expect((await post(all)).status).toBe(200);
    expect(await readsRecord(world.b, other.first.access_token)).toBe(true);
  });
});
