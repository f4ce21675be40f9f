import { beforeAll, describe, expect, inject, test } from 'vitest';
import { consent } from '../test/sign-in.ts';
import { bodyOf, codeOf, nextApi, send } from './calls.ts';
import { postAuth } from './sign-in.ts';
import { type World, createWorld } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const fromApp = { origin: 'https://localhost', 'sec-fetch-site': 'cross-site' };

async function exchangeOnPhone(change: (given: Record<string, string | undefined>) => object) {
  const realm = inject('suite').realm.issuer;
  const given = await consent(world.a, { realm, native: true });
  return send(nextApi(), postAuth('authorize', change({ ...given }), fromApp));
}

describe('phones', () => {
  test.each([
    ['without the verifier', { code_verifier: 'x'.repeat(43) }],
    ['as the web app', { client_id: 'patient-portal' }],
    ['for the website’s address', { redirect_uri: 'http://localhost/callback' }],
    ['for a scheme of its own', { redirect_uri: 'com.attacker:/callback' }],
  ])('case 67: an app that took the scheme has the code, and asks %s', async (_what, change) => {
    const answer = await exchangeOnPhone((given) => ({ ...given, ...change }));
    expect([answer.status >= 400 && answer.status < 500, answer.text.includes('token"')]).toEqual([
      true,
      false,
    ]);
    expect(codeOf(answer)).not.toBe('');
  });

  test('case 67: the app that asked gets its tokens, and no cookie', async () => {
    const answer = await exchangeOnPhone((given) => given);
    expect(answer.status).toBe(200);
    expect(bodyOf(answer)).toMatchObject({ token_type: 'Bearer', refresh_token: expect.any(String) });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each(['http://localhost', 'https://localhost.attacker.invalid', 'capacitor://attacker', 'null'])(
    'case 67: a page at %s cannot read what the app may',
    async (origin) => {
      for (const path of ['/v1/devices', '/r4/Patient', '/config.json']) {
        const own = await send(nextApi(), { path, headers: fromApp });
        expect(own.headers['access-control-allow-origin']).toBe(fromApp.origin);
        const asked = await send(nextApi(), { path, headers: { origin } });
        expect(asked.headers['access-control-allow-origin']).toBeUndefined();
      }
    },
  );
});
