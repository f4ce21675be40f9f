import { randomUUID } from 'node:crypto';
import type { Patient } from 'fhir/r4';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { createPatient, createPerson, putResource, readResource } from './people.ts';
import { createBrowser, getTokens, nativeClient, startPortal, webClient } from './portal.ts';
import { type Consent, consent, nativeRedirect, signInNative, signInWeb } from './sign-in.ts';
import { issuer, publicUrl } from './stack.ts';

describe('a completed sign-in', () => {
  test('gives the web app tokens and keeps the refresh token behind a cookie', async () => {
    const portal = await startPortal();
    const person = await createPatient();
    const answer = await createBrowser().post(portal, '/v1/auth/authorize', await consent(person));
    expect(answer.statusCode).toBe(200);
    const body = answer.json<Record<string, unknown>>();
    expect(Object.keys(body).sort()).toEqual([
      'access_token',
      'expires_in',
      'id_token',
      'idle_limit',
      'scope',
      'token_type',
    ]);
    expect(body['idle_limit']).toBe(30 * 60);
    expect(body['expires_in']).toBeGreaterThan(280);
    expect(body['token_type']).toBe('Bearer');
    expect(body['scope']).toContain('patient/*.cruds');
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-portal-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('gives the phone app a refresh token of the portal, and no cookie', async () => {
    const portal = await startPortal();
    const { answer, refreshToken, tokens } = await signInNative(portal, await createPatient());
    expect(refreshToken).toMatch(/^[\w-]{40,}$/);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(tokens.expires_in).toBeGreaterThan(280);
  });

  test('ends the session that the same browser had before, of whomever', async () => {
    const portal = await startPortal();
    const [first, second] = [await createPatient(), await createPatient()];
    const { browser, tokens } = await signInWeb(portal, first);
    const answer = await browser.post(portal, '/v1/auth/authorize', await consent(second));
    const later = getTokens(answer);
    expect((await portal.fhir(`/Patient/${first.patientId}`, tokens.access_token)).statusCode).toBe(401);
    expect((await portal.fhir(`/Patient/${second.patientId}`, later.access_token)).statusCode).toBe(200);
  });

  test('asked for by who is signed in already, is taken of nobody else, and their session goes on', async () => {
    const portal = await startPortal();
    const [first, second] = [await createPatient(), await createPatient()];
    const { browser, tokens } = await signInWeb(portal, first);
    const { sub: subject = '' } = decodeJwt(tokens.access_token);
    const other = await browser.post(portal, '/v1/auth/authorize', { ...(await consent(second)), subject });
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([403, 'other_person']);
    expect(other.headers['set-cookie']).toBeUndefined();
    expect((await portal.fhir(`/Patient/${first.patientId}`, tokens.access_token)).statusCode).toBe(200);
    expect((await browser.post(portal, '/v1/auth/refresh', webClient)).statusCode).toBe(200);
    const own = await browser.post(portal, '/v1/auth/authorize', { ...(await consent(first)), subject });
    expect(own.statusCode).toBe(200);
  });

  test('keeps no token of the identity server in the clear', async () => {
    const portal = await startPortal();
    const { tokens } = await signInWeb(portal, await createPatient());
    const { sid } = decodeJwt(tokens.access_token);
    const [row] = await portal.infra.database.query<{ access_token: Buffer; refresh_token: Buffer }>(
      `select t.access_token, t.refresh_token from portal.session_tokens t
       join portal.sessions s on s.id = t.session_id where s.upstream_sid = $1`,
      [sid],
    );
    expect(row?.access_token.includes(Buffer.from('eyJ'))).toBe(false);
    expect(row?.refresh_token.includes(Buffer.from('eyJ'))).toBe(false);
  });
});

describe('an exchange that does not fit its sign-in', () => {
  const spoil: [string, (given: Consent) => object][] = [
    ['wrong verifier', (given) => ({ ...given, code_verifier: 'x'.repeat(43) })],
    ['another nonce', (given) => ({ ...given, nonce: 'another' })],
    ['the nonce left out', ({ nonce: _nonce, ...given }) => given],
    ['another redirect address', (given) => ({ ...given, redirect_uri: `${publicUrl}/callback/` })],
    ['a redirect address of the other app', (given) => ({ ...given, redirect_uri: nativeRedirect })],
    ['an unknown app', (given) => ({ ...given, client_id: 'account-console' })],
    ['the other app', (given) => ({ ...given, ...nativeClient, redirect_uri: nativeRedirect })],
    ['a made-up code', (given) => ({ ...given, code: randomUUID() })],
    ['an extra field', (given) => ({ ...given, admin: true })],
  ];

  test.each(spoil)('%s is refused without a cookie', async (_what, change) => {
    const portal = await startPortal();
    const given = await consent(await createPatient());
    const answer = await createBrowser().post(portal, '/v1/auth/authorize', change(given));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: expect.any(String), detail: expect.any(String) });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('a code works once', async () => {
    const portal = await startPortal();
    const given = await consent(await createPatient());
    expect((await createBrowser().post(portal, '/v1/auth/authorize', given)).statusCode).toBe(200);
    const again = await createBrowser().post(portal, '/v1/auth/authorize', given);
    expect(again.json()).toMatchObject({ code: 'code_refused' });
    expect(again.statusCode).toBe(400);
  });
});

describe('the record of the person', () => {
  test('is created at the first sign-in of someone without one, and not written again', async () => {
    const portal = await startPortal();
    const person = await createPerson();
    const { tokens } = await signInWeb(portal, person);
    const created = (await readResource(`Patient/${person.userId}`)).body as Patient;
    expect(created).toMatchObject({
      identifier: [{ system: issuer, value: person.userId }],
      name: [{ given: [person.given], family: person.family }],
      telecom: [{ system: 'email', value: person.email }],
    });
    expect((await portal.fhir(`/Patient/${person.userId}`, tokens.access_token)).statusCode).toBe(200);

    await putResource({ ...created, name: [{ text: 'Corrected by the clinic' }] } as Patient);
    await signInWeb(portal, person);
    const later = (await readResource(`Patient/${person.userId}`)).body as Patient;
    expect(later.name).toEqual([{ text: 'Corrected by the clinic' }]);
    expect(later.meta?.versionId).toBe('2');
  });

  test('two first sign-ins at once create it once', async () => {
    const portal = await startPortal();
    const person = await createPerson();
    const consents = [await consent(person), await consent(person)];
    const answers = await Promise.all(
      consents.map((given) => createBrowser().post(portal, '/v1/auth/authorize', given)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await readResource(`Patient/${person.userId}`)).body.meta?.versionId).toBe('1');
  });

  test('is not one of the same id that belongs to nobody’s account', async () => {
    const portal = await startPortal();
    const person = await createPerson();
    const other: Patient = {
      resourceType: 'Patient',
      id: person.userId,
      identifier: [{ system: issuer, value: 'other' }],
    };
    await putResource(other);
    const answer = await createBrowser().post(portal, '/v1/auth/authorize', await consent(person));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'no_patient_record' });
  });

  test('may be named below our own base', async () => {
    const portal = await startPortal();
    const patient: Patient = { resourceType: 'Patient', id: randomUUID() };
    await putResource(patient);
    const person = await createPerson({ fhirUser: `${publicUrl}/r4/Patient/${patient.id}` });
    const { tokens } = await signInWeb(portal, person);
    expect((await portal.fhir(`/Patient/${patient.id}`, tokens.access_token)).statusCode).toBe(200);
  });

  test('is no second one where the app leaves out the scope that tells it', async () => {
    const portal = await startPortal();
    const patient: Patient = { resourceType: 'Patient', id: randomUUID() };
    await putResource(patient);
    const person = await createPerson({ fhirUser: `Patient/${patient.id}` });
    const scope = 'openid profile offline_access patient/*.cruds';
    const given = await consent(person, { scope });
    const answer = await createBrowser().post(portal, '/v1/auth/authorize', given);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'scope_missing']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await readResource(`Patient/${person.userId}`)).status).toBe(404);
    const { tokens } = await signInWeb(portal, person);
    expect((await portal.fhir(`/Patient/${patient.id}`, tokens.access_token)).statusCode).toBe(200);
  });

  // The realm lets no administrator write other forms; fhir-user.test.ts has them.
  test.each(['https://evil.example/r4/Patient/1', 'Patient/..'])(
    'is refused when the claim is %s',
    async (fhirUser) => {
      const portal = await startPortal();
      const answer = await createBrowser().post(
        portal,
        '/v1/auth/authorize',
        await consent(await createPerson({ fhirUser })),
      );
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );
});

describe('a request that is not the portal’s own', () => {
  const body = { ...webClient, code: 'c', code_verifier: 'v', redirect_uri: `${publicUrl}/callback` };
  const foreign: [string, Record<string, string>][] = [
    ['another site', { origin: 'https://evil.example' }],
    ['a sibling subdomain', { origin: publicUrl.replace('//', '//other.') }],
    ['no origin', { origin: '' }],
    ['a navigation', { 'sec-fetch-site': 'cross-site' }],
    ['a form as text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['no header of ours', { 'x-portal-request': '' }],
  ];

  test.each(foreign)('%s is refused at every cookie endpoint', async (_what, change) => {
    const portal = await startPortal();
    const given = {
      origin: publicUrl,
      'x-portal-request': '1',
      'content-type': 'application/json',
      ...change,
    };
    const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
    for (const [path, payload] of [
      ['authorize', body],
      ['refresh', webClient],
      ['revoke', webClient],
    ] as const) {
      const answer = await portal.app.inject({
        method: 'POST',
        url: `/v1/auth/${path}`,
        headers,
        payload: JSON.stringify(payload),
      });
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
  });
});
