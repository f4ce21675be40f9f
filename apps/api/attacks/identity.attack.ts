import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { TokenResponse } from '@portal/api-contract/auth';
import { decodeProtectedHeader } from 'jose';
import { describe, expect, inject, test } from 'vitest';
import { putResource } from '../test/people.ts';
import { consent, nativeRedirect, webRedirect } from '../test/sign-in.ts';
import { environment, identityOrigin } from '../test/stack.ts';
import { bodyOf, nextApi, send } from './calls.ts';
import { openBrowser } from './identity-browser.ts';
import { createAccount } from './realm.ts';
import { postAuth } from './sign-in.ts';

const { issuer, name: realm } = inject('suite').realm;
const endpoint = (name: string) => `${issuer}/protocol/openid-connect/${name}`;
const console = `${identityOrigin}/realms/portal/account/`;
const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');
const proofKey = { code_challenge: challenge, code_challenge_method: 'S256' };

const portal = { client_id: environment.PORTAL_WEB_CLIENT_ID, redirect_uri: webRedirect };
const phone = { client_id: environment.PORTAL_NATIVE_CLIENT_ID, redirect_uri: nativeRedirect };
const accountConsole = { client_id: 'account-console', redirect_uri: console };
const clients = [portal, phone, accountConsole];

async function makeAccount() {
  const id = randomUUID();
  const account = { email: `${id}@example.org`, password: `person-${randomUUID()}`, given: 'A', family: 'B' };
  await putResource({ resourceType: 'Patient', id });
  await createAccount(realm, account, `Patient/${id}`);
  return account;
}

const authorize = (query: Record<string, string>) =>
  fetch(
    `${endpoint('auth')}?${new URLSearchParams({ response_type: 'code', scope: 'openid', state: 'x', ...query }).toString()}`,
    { redirect: 'manual' },
  );

/** What the identity server says instead of its login page: in an error page, or to the client. */
async function findRefusal(query: Record<string, string>): Promise<string | undefined> {
  const answer = await authorize(query);
  const location = answer.headers.get('location');
  if (location !== null) return new URLSearchParams(location.split(/[?#]/)[1]).get('error') ?? undefined;
  return answer.status === 200 ? undefined : String(answer.status);
}

describe('the identity server as it is set up', () => {
  test('gives no token for a password, to any client', async () => {
    const { email, password } = await makeAccount();
    const secrets: Record<string, string> = {
      [environment.PORTAL_WEB_CLIENT_ID]: environment.PORTAL_WEB_CLIENT_SECRET,
      [environment.PORTAL_ACCOUNTS_CLIENT_ID]: environment.PORTAL_ACCOUNTS_CLIENT_SECRET,
    };
    for (const client_id of [
      ...clients.map((client) => client.client_id),
      environment.PORTAL_ACCOUNTS_CLIENT_ID,
      'account',
      'admin-cli',
      'security-admin-console',
    ]) {
      const client_secret = secrets[client_id];
      const answer = await fetch(endpoint('token'), {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'password',
          client_id,
          ...(client_secret !== undefined && { client_secret }),
          username: email,
          password,
        }),
      });
      const { access_token, error } = (await answer.json()) as { access_token?: string; error?: string };
      expect([client_id, access_token, error]).toEqual([
        client_id,
        undefined,
        expect.stringMatching(/^(unauthorized_client|invalid_client)$/),
      ]);
    }
  });

  test.each(clients)(
    'shows its login page to $client_id with a proof key of S256, and not otherwise',
    async (client) => {
      expect(await findRefusal({ ...client, ...proofKey })).toBeUndefined();
      expect(await findRefusal(client)).toBe('invalid_request');
      expect(await findRefusal({ ...client, code_challenge: verifier, code_challenge_method: 'plain' })).toBe(
        'invalid_request',
      );
      for (const response_type of ['token', 'id_token', 'id_token token', 'code token', 'code id_token'])
        expect([
          response_type,
          await findRefusal({ ...client, ...proofKey, response_type, nonce: 'x' }),
        ]).toEqual([
          response_type,
          expect.stringMatching(/^(unauthorized_client|unsupported_response_type)$/),
        ]);
    },
  );

  test.each(clients)(
    'sends the code of $client_id to an address that is listed, letter by letter',
    async (client) => {
      const { redirect_uri: listed } = client;
      for (const redirect_uri of [
        `${listed}/`,
        `${listed}x`,
        `${listed}/../x`,
        `${listed}?x=1`,
        `${listed}%2f`,
        listed.toUpperCase(),
        listed.replace('://', '://attacker.invalid@'),
        'https://attacker.invalid/callback',
      ]) {
        if (redirect_uri === listed) continue;
        expect([redirect_uri, await findRefusal({ ...client, ...proofKey, redirect_uri })]).toEqual([
          redirect_uri,
          '400',
        ]);
      }
    },
  );

  test.each(['CONFIGURE_TOTP', 'CONFIGURE_RECOVERY_AUTHN_CODES', 'webauthn-register'])(
    'does not do %s when a sign-in asks for it',
    async (kc_action) => {
      const { email, password } = await makeAccount();
      const browser = openBrowser(issuer);
      const page = await browser.signIn(email, password, { kc_action });
      const answer = page.html.includes('name="accept"')
        ? await browser.submit(page, { accept: 'Yes' })
        : page;
      expect(new URL(answer.location).searchParams.get('kc_action_status')).toBe('error');
    },
  );

  test.each(['UPDATE_PASSWORD', 'UPDATE_EMAIL', 'webauthn-register-passwordless'])(
    'does %s, which the portal’s settings ask for',
    async (kc_action) => {
      const { email, password } = await makeAccount();
      const page = await openBrowser(issuer).signIn(email, password, { kc_action });
      expect([page.status, page.html.includes('name="cancel-aia"')]).toEqual([200, true]);
    },
  );

  test('lets nobody register a client', async () => {
    const bodies = {
      'openid-connect': { redirect_uris: ['https://attacker.invalid/'] },
      default: { clientId: randomUUID() },
    };
    for (const [provider, body] of Object.entries(bodies)) {
      const answer = await fetch(`${issuer}/clients-registrations/${provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([provider, answer.status]).toEqual([provider, 403]);
    }
  });

  test('signs with ES256, and what it signed works at the portal', async () => {
    const account = await makeAccount();
    const signedIn = await send(nextApi(), postAuth('authorize', await consent(account, { realm: issuer })));
    const { access_token: access, id_token: identity } = bodyOf(signedIn) as TokenResponse;
    expect([access, identity].map((token) => decodeProtectedHeader(token).alg)).toEqual(['ES256', 'ES256']);
    const read = await send(nextApi(), {
      path: '/r4/Observation',
      headers: { authorization: `Bearer ${access}` },
    });
    expect(read.status).toBe(200);
  });

  test('shows its pages under a policy that names where everything may come from', async () => {
    const { headers } = await authorize({ ...portal, ...proofKey });
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"])
      expect(policy).toContain(part);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; ?Secure/i);
  });
});
