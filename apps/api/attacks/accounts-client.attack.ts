import { beforeAll, describe, expect, inject, test } from 'vitest';
import { consent } from '../test/sign-in.ts';
import { environment, identityOrigin } from '../test/stack.ts';
import { bodyOf, nextApi, send } from './calls.ts';
import { callAdmin } from './realm.ts';
import { type Patient, type World, createWorld } from './world.ts';

const again = { scope: 'openid', prompt: { prompt: 'login', max_age: '0' } };

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const tokenEndpoint = () => `${inject('suite').realm.issuer}/protocol/openid-connect/token`;

async function getTokens(form: Record<string, string>): Promise<{ access_token: string; id_token: string }> {
  const answer = await fetch(tokenEndpoint(), { method: 'POST', body: new URLSearchParams(form) });
  return (await answer.json()) as { access_token: string; id_token: string };
}

const getClientToken = async () =>
  (
    await getTokens({
      grant_type: 'client_credentials',
      client_id: environment.PORTAL_ACCOUNTS_CLIENT_ID,
      client_secret: environment.PORTAL_ACCOUNTS_CLIENT_SECRET,
    })
  ).access_token;

/** The ID token of a sign-in that this person has just made. */
async function prove(patient: Patient) {
  const { code, code_verifier, redirect_uri } = await consent(patient, {
    ...again,
    realm: inject('suite').realm.issuer,
  });
  return getTokens({
    grant_type: 'authorization_code',
    client_id: environment.PORTAL_WEB_CLIENT_ID,
    client_secret: environment.PORTAL_WEB_CLIENT_SECRET,
    code,
    code_verifier,
    redirect_uri,
  });
}

const remove = async (subject: string, token: string, proof?: string) =>
  (
    await fetch(`${inject('suite').realm.issuer}/portal-accounts/${subject}`, {
      method: 'DELETE',
      headers: {
        authorization: `Bearer ${token}`,
        ...(proof !== undefined && { 'account-proof': proof }),
      },
    })
  ).status;

const exists = async ({ subject }: Patient) =>
  callAdmin(`/${inject('suite').realm.name}/users/${subject}`).then(
    () => true,
    () => false,
  );

describe('what the API’s client may do at the identity server', () => {
  test('it can neither list, read, change, link, delete nor sign out anybody by the admin API', async () => {
    const token = await getClientToken();
    const admin = `${identityOrigin}/admin/realms/${inject('suite').realm.name}`;
    const user = `/users/${world.b.subject}`;
    const link = { enabled: false, attributes: { fhirUser: [world.a.self.reference] } };
    for (const [method, path, body] of [
      ['GET', '/users'],
      ['GET', '/users/count'],
      ['GET', user],
      ['PUT', user, link],
      ['DELETE', user],
      ['POST', '/users', { username: 'intruder', enabled: true }],
      ['POST', `${user}/logout`],
      ['PUT', `${user}/reset-password`, { type: 'password', value: 'stolen-password-1' }],
      ['GET', `${user}/credentials`],
      ['GET', '/clients'],
      ['GET', '/events'],
    ] as const) {
      const answer = await fetch(`${admin}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect([method, path, answer.status]).toEqual([method, path, 403]);
    }
    expect(await exists(world.b)).toBe(true);
  });

  test('it deletes no account without the proof that its owner has just signed in', async () => {
    const { a, b } = world;
    const token = await getClientToken();
    const ofA = await prove(a);
    const [head, payload] = ofA.id_token.split('.');
    const tries: [string, string | undefined, string][] = [
      ['none', undefined, token],
      ['made up', 'proof', token],
      ['unsigned', `${head}.${payload}.`, token],
      ['another person’s', ofA.id_token, token],
      ['an access token', b.session.first.access_token, token],
      ['with a patient’s token', (await prove(b)).id_token, b.session.first.access_token],
    ];
    for (const [what, proof, by] of tries)
      expect([what, await remove(b.subject, by, proof)]).toEqual([what, 403]);
    expect(await remove(b.subject, 'x', ofA.id_token)).toBe(401);
    expect(await exists(b)).toBe(true);
  });

  test('allowed twin: with the proof it deletes that account, and the portal does so for its owner', async () => {
    const { a, b } = world;
    const { id_token: proof } = await prove(a);
    expect(await remove(a.subject, await getClientToken(), proof)).toBe(204);
    expect([await exists(a), await exists(b)]).toEqual([false, true]);

    const answer = await send(nextApi(), {
      method: 'POST',
      path: '/v1/account/delete',
      headers: {
        authorization: `Bearer ${await b.session.bearer()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(await consent(b, { ...again, realm: inject('suite').realm.issuer })),
    });
    expect([answer.status, answer.status === 204 ? '' : bodyOf(answer)]).toEqual([204, '']);
    expect(await exists(b)).toBe(false);
  });
});
