import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildAuthorizationUrl, createPendingSignIn } from './authorization-request.ts';

const server = {
  issuer: 'https://identity.example/realms/portal',
  authorization_endpoint: 'https://identity.example/realms/portal/auth?tenant=1',
};
const config = {
  clinicName: 'Clinic',
  organizationId: '238488',
  clinicZone: 'Asia/Kathmandu',
  bookingHorizonDays: 14,
  defaultWindowMinutes: 60,
  emergencyPhone: '102',
  issuer: server.issuer,
  clientId: 'patient-portal',
  scope: 'openid profile offline_access fhirUser patient/*.cruds',
  languages: ['en' as const],
  canDeleteAccount: true,
  uploadLimitMegabytes: 10,
  replyHours: 24,
};

test('asks for a code with PKCE S256 and consent', async () => {
  const pending = createPendingSignIn('https://portal.example/callback', 'sign-in');
  const url = await buildAuthorizationUrl(server, config, pending, 'ne');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: '1',
    response_type: 'code',
    client_id: 'patient-portal',
    redirect_uri: 'https://portal.example/callback',
    scope: config.scope,
    prompt: 'consent',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: createHash('sha256').update(pending.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: 'ne',
  });
});

test('nothing secret is used twice', () => {
  const [one, two] = [createPendingSignIn('x', 'sign-in'), createPendingSignIn('x', 'sign-in')];
  const secrets = [one, two].flatMap(({ state, nonce, codeVerifier }) => [state, nonce, codeVerifier]);
  expect(new Set(secrets).size).toBe(6);
});

test('to confirm, asks for the password again and for nothing else', async () => {
  const pending = createPendingSignIn('https://portal.example/callback', 'delete-account');
  const { searchParams } = await buildAuthorizationUrl(server, config, pending, 'en', 'sita@example.com');
  expect(['prompt', 'max_age', 'scope', 'login_hint'].map((name) => searchParams.get(name))).toEqual([
    'login',
    '0',
    'openid',
    'sita@example.com',
  ]);
});

test('F13: Register asks for the registration, where the server offers it', async () => {
  const pending = createPendingSignIn('https://portal.example/callback', 'register');
  const able = { ...server, prompt_values_supported: ['none', 'login', 'consent', 'create'] };
  const promptAt = async (at: typeof server) =>
    (await buildAuthorizationUrl(at, config, pending, 'ne')).searchParams.get('prompt');
  expect([await promptAt(able), await promptAt(server)]).toEqual(['create', 'consent']);
  const { searchParams } = await buildAuthorizationUrl(able, config, pending, 'ne');
  expect([searchParams.get('scope'), searchParams.get('code_challenge_method')]).toEqual([
    config.scope,
    'S256',
  ]);
});

test.each([
  ['change-password', 'UPDATE_PASSWORD'],
  ['change-email', 'UPDATE_EMAIL'],
  ['add-passkey', 'webauthn-register-passwordless'],
] as const)(
  'F13: %s is asked for as %s, with the password and without new consent',
  async (purpose, action) => {
    const pending = createPendingSignIn('https://portal.example/callback', purpose);
    const { searchParams } = await buildAuthorizationUrl(server, config, pending, 'en', 'sita@example.com');
    expect(['kc_action', 'prompt', 'scope', 'login_hint'].map((name) => searchParams.get(name))).toEqual([
      action,
      'login',
      config.scope,
      'sita@example.com',
    ]);
  },
);
