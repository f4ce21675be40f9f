import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { TokenResponse } from '@portal/api-contract/auth';
import type { Bundle, Resource } from 'fhir/r4';
import { SignJWT, decodeJwt, exportJWK } from 'jose';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createPerson, putResource } from '../test/people.ts';
import { consent } from '../test/sign-in.ts';
import { environment, issuer } from '../test/stack.ts';
import { type Answer, bodyOf, codeOf, nextApi, send } from './calls.ts';
import { encodePart } from './minted-token.ts';
import { createAccount } from './realm.ts';
import { startOutboundListener } from './outbound-listener.ts';
import { type Account, exchange, signIn } from './sign-in.ts';
import { type World, bare, createWorld } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** Reads A's own record with whatever stands for a token. */
async function read(authorization: string | undefined, path = `/r4/Patient/${world.a.id}`): Promise<Answer> {
  return send(nextApi(), { path, headers: authorization === undefined ? {} : { authorization } });
}

async function expectUnauthorized(authorization: string | undefined) {
  const answer = await read(authorization);
  expect([answer.status, answer.text.includes('CANARY')]).toEqual([401, false]);
}

async function expectOwnRecord(token: string) {
  const answer = await read(`Bearer ${token}`);
  expect([answer.status, answer.text.includes(world.a.mark('name'))]).toEqual([200, true]);
}

/** Tokens straight from an identity server, past the portal. */
async function exchangeDirectly(account: Account, realm: string, jar = new Map<string, string>()) {
  const { code, redirect_uri, code_verifier, client_id } = await consent(account, {
    native: true,
    realm,
    jar,
  });
  const grant = { grant_type: 'authorization_code', code, redirect_uri, code_verifier, client_id };
  const answer = await fetch(`${realm}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams(grant),
  });
  return (await answer.json()) as TokenResponse & { refresh_token: string };
}

async function openAccount(fhirUser?: string) {
  const name = randomUUID();
  const account = {
    email: `${name}@example.org`,
    password: `person-${randomUUID()}`,
    given: 'A',
    family: 'B',
  };
  return { ...account, subject: await createAccount(inject('suite').realm.name, account, fhirUser) };
}

describe('tokens', () => {
  test('case 1: none, empty, Basic or elsewhere than in the header', async () => {
    const token = await world.a.session.bearer();
    const basic = Buffer.from(`${world.a.email}:${world.a.password}`).toString('base64');
    for (const authorization of [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      'Bearer null',
      'Bearer .',
      'Bearer ..',
      `Basic ${basic}`,
      `Basic ${token}`,
      `Token ${token}`,
      token,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer ${token}.`,
      `Bearer ${token.slice(0, -8)}AAAAAAAA`,
    ]) {
      await expectUnauthorized(authorization);
    }
    const inAddress = await send(nextApi(), { path: `/r4/Patient/${world.a.id}?access_token=${token}` });
    expect(inAddress.status).toBe(401);
    await expectOwnRecord(token);
  });

  test('case 2: no signature, or one keyed with the public key', async () => {
    const token = await world.a.session.bearer();
    const claims = encodePart(decodeJwt(token));
    for (const alg of ['none', 'None', 'NONE', '']) {
      await expectUnauthorized(`Bearer ${encodePart({ alg, typ: 'JWT' })}.${claims}.`);
    }
    const { realm } = inject('suite');
    const publicKey = createPublicKey(realm.signingKey);
    for (const secret of [
      publicKey.export({ type: 'spki', format: 'pem' }),
      publicKey.export({ type: 'spki', format: 'der' }),
      JSON.stringify(publicKey.export({ format: 'jwk' })),
    ]) {
      const keyed = await new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: 'HS256', kid: realm.keyId })
        .sign(Buffer.from(secret));
      await expectUnauthorized(`Bearer ${keyed}`);
    }
    await expectOwnRecord(await world.a.session.mint({}));
  });

  test('case 3: jku, x5u, jwk and odd key ids lead nowhere, and nothing is fetched', async () => {
    const listener = await startOutboundListener();
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = { ...(await exportJWK(publicKey)), kid: 'mine', alg: 'RS256', use: 'sig' };
    const { keyId } = inject('suite').realm;
    const claims = decodeJwt(await world.a.session.bearer());
    for (const header of [
      { jku: `${listener.url}/keys` },
      { x5u: `${listener.url}/chain` },
      { jwk },
      { jku: `${listener.url}/keys`, kid: keyId },
      { jwk, kid: keyId },
      { x5u: `${listener.url}/chain`, kid: keyId },
      { kid: '../../../../dev/null' },
      { kid: `${listener.url}/key` },
      { kid: "' or 1=1 --" },
      { kid: 'x'.repeat(2000) },
      { crit: ['exp'], exp: 1, kid: keyId },
    ]) {
      const forged = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', ...header })
        .sign(privateKey, { crit: { exp: true } });
      await expectUnauthorized(`Bearer ${forged}`);
    }
    expect(listener.calls()).toBe(0);
    await expectOwnRecord(await world.a.session.mint({}));
  });

  test('case 4: another issuer or realm', async () => {
    const foreign = await exchangeDirectly(await createPerson({ fhirUser: `Patient/${world.a.id}` }), issuer);
    await expectUnauthorized(`Bearer ${foreign.access_token}`);
    for (const iss of [issuer, 'http://attacker.invalid', `${inject('suite').realm.issuer}/`, undefined]) {
      await expectUnauthorized(`Bearer ${await world.a.session.mint({ iss })}`);
    }
    await expectOwnRecord(await world.a.session.mint({}));
  });

  test('case 5: a wrong audience, or none', async () => {
    for (const aud of [undefined, 'account', ['account'], '', 'patient-portal', 'PATIENT-PORTAL-API']) {
      await expectUnauthorized(`Bearer ${await world.a.session.mint({ aud })}`);
    }
    for (const aud of ['patient-portal-api', ['account', 'patient-portal-api']]) {
      await expectOwnRecord(await world.a.session.mint({ aud }));
    }
  });

  test('case 6: expired or not yet valid, with 30 s of skew', async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const claims of [{ exp: now - 40 }, { nbf: now + 60 }, { exp: undefined }, { exp: 'never' }]) {
      await expectUnauthorized(`Bearer ${await world.a.session.mint(claims)}`);
    }
    for (const claims of [{ exp: now - 5 }, { nbf: now + 5 }]) {
      await expectOwnRecord(await world.a.session.mint(claims));
    }
  });

  test('case 7: an ID token or a refresh token', async () => {
    const { first } = world.a.session;
    await expectUnauthorized(`Bearer ${first.id_token}`);
    const native = await signIn(world.a, { native: true });
    await expectUnauthorized(`Bearer ${native.refreshToken}`);
    const direct = await exchangeDirectly(world.a, inject('suite').realm.issuer);
    await expectUnauthorized(`Bearer ${direct.refresh_token}`);
    await expectUnauthorized(`Bearer ${direct.id_token}`);
    for (const typ of ['ID', 'Refresh', 'Offline', undefined]) {
      await expectUnauthorized(`Bearer ${await world.a.session.mint({ typ })}`);
    }
    await expectOwnRecord(await native.bearer());
  });

  test('case 7: a token of the identity server for a session that the portal does not know', async () => {
    const direct = await exchangeDirectly(world.a, inject('suite').realm.issuer);
    await expectUnauthorized(`Bearer ${direct.access_token}`);
    for (const claims of [
      { sid: randomUUID() },
      { sid: undefined },
      { azp: 'account-console' },
      { sub: randomUUID() },
    ]) {
      await expectUnauthorized(`Bearer ${await world.a.session.mint(claims)}`);
    }
    await expectUnauthorized(`Bearer ${await world.a.session.mint({ iat: 1 })}`);
    await expectOwnRecord(await world.a.session.mint({}));
  });

  test('case 8: no claim, and a Patient/{sub} that is another’s', async () => {
    const account = await openAccount();
    await putResource({
      resourceType: 'Patient',
      id: account.subject,
      identifier: [{ system: 'urn:another', value: account.subject }],
      name: [{ text: world.b.mark('same-id') }],
    } as Resource);
    const refused = await exchange(account);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'no_patient_record']);
    expect(await bare(`/Patient/${account.subject}`)).toContain(world.b.mark('same-id'));

    const newcomer = await openAccount();
    const session = await signIn(newcomer);
    const bearer = `Bearer ${await session.bearer()}`;
    expect((await read(bearer, `/r4/Patient/${newcomer.subject}`)).status).toBe(200);
    const found = await read(bearer, '/r4/Observation');
    expect([found.status, (bodyOf(found) as Bundle).entry]).toEqual([200, []]);
  });

  const wrongClaims = (id: string, other: string): [string, unknown][] => [
    ['two in one', `Patient/${id},Patient/${other}`],
    ['everybody', '*'],
    ['every patient', 'Patient/*'],
    ['versioned', `Patient/${id}/_history/1`],
    ['a practitioner', `Practitioner/${id}`],
    ['another base', `https://attacker.invalid/r4/Patient/${id}`],
    ['the records server’s base', `${environment.PORTAL_RECORDS_URL}/Patient/${id}`],
    ['without a type', id],
    ['a search', `Patient?_id=${id}`],
    ['a way out', `Patient/../Patient/${id}`],
    ['small letters', `patient/${id}`],
  ];

  test('case 9: a claim of any other form, at the sign-in', async () => {
    for (const [what, claim] of wrongClaims(world.a.id, world.b.id)) {
      const refused = await exchange(await openAccount(String(claim)));
      expect([what, refused.status, codeOf(refused)]).toEqual([what, 403, 'no_patient_record']);
    }
    const scope = 'openid fhirUser offline_access patient/*.cruds wrong-claim';
    const list = await exchange(await openAccount(), { scope });
    expect([list.status, codeOf(list)]).toEqual([403, 'no_patient_record']);
    expect((await exchange(await openAccount(`Patient/${randomUUID()}`))).status).toBe(200);
  });

  test('case 9: a claim of any other form, or of another patient, in a token of a live session', async () => {
    const claims = [
      ...wrongClaims(world.a.id, world.b.id),
      ['a list', [`Patient/${world.a.id}`, `Patient/${world.b.id}`]],
      ['a list of one', [`Patient/${world.a.id}`]],
      ['an object', { reference: `Patient/${world.a.id}` }],
      ['nothing', ''],
      ['null', null],
      ['B', `Patient/${world.b.id}`],
    ];
    for (const [what, fhirUser] of claims) {
      const token = await world.a.session.mint({ fhirUser });
      for (const path of [`/r4/Patient/${world.a.id}`, `/r4/Patient/${world.b.id}`, '/r4/Observation']) {
        const answer = await read(`Bearer ${token}`, path);
        expect([what, path, answer.status]).toEqual([what, path, 403]);
        expect(answer.text).not.toContain('CANARY');
      }
    }
    for (const fhirUser of [
      `Patient/${world.a.id}`,
      `${environment.PORTAL_PUBLIC_URL}/r4/Patient/${world.a.id}`,
    ]) {
      await expectOwnRecord(await world.a.session.mint({ fhirUser }));
    }
  });
});
