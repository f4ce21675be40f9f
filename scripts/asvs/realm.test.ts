import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

type Client = {
  clientId: string;
  enabled?: boolean;
  publicClient: boolean;
  consentRequired?: boolean;
  redirectUris?: string[];
  attributes?: Record<string, string>;
} & Record<string, unknown>;
type Realm = { clients: Client[]; attributes: Record<string, string> } & Record<string, unknown>;

const path = resolve(import.meta.dirname, '../../services/identity/realm/portal-realm.json');
const realm = JSON.parse(readFileSync(path, 'utf8')) as Realm;
const live = realm.clients.filter(({ enabled }) => enabled !== false);
const seconds = (name: string) => Number(realm[name]);

test('6.5.5, 10.4.3: a code lives a minute, a link that resets a password ten, a one-time code half a minute', () => {
  expect(seconds('accessCodeLifespan')).toBeLessThanOrEqual(60);
  expect(seconds('actionTokenGeneratedByUserLifespan')).toBeLessThanOrEqual(600);
  expect(
    Number(realm.attributes['actionTokenGeneratedByUserLifespan.reset-credentials']),
  ).toBeLessThanOrEqual(600);
  expect([seconds('otpPolicyPeriod'), seconds('otpPolicyLookAheadWindow')]).toEqual([30, 0]);
  expect(realm['otpPolicyCodeReusable']).toBe(false);
});

test('6.2: a password may be long and of any characters, is never asked to be changed, and is not hinted at', () => {
  const policy = String(realm['passwordPolicy']);
  expect(Number(/(?<![a-zA-Z])length\((\d+)\)/.exec(policy)?.[1])).toBeGreaterThanOrEqual(8);
  expect(Number(/maxLength\((\d+)\)/.exec(policy)?.[1])).toBeGreaterThanOrEqual(64);
  expect(policy).toContain('notGuessable(');
  expect(policy).not.toMatch(/digits|upperCase|lowerCase|specialChars|forceExpiredPasswordChange/);
});

test('6.3.1: wrong passwords make an account wait, and never lock it for good', () => {
  expect([realm['bruteForceProtected'], realm['permanentLockout']]).toEqual([true, false]);
  expect(seconds('failureFactor')).toBeLessThanOrEqual(10);
});

test('10.4: clients have the code flow with S256, listed addresses and a consent, and nothing else', () => {
  for (const client of live) {
    expect([client.clientId, client['implicitFlowEnabled'], client['directAccessGrantsEnabled']]).toEqual([
      client.clientId,
      false,
      false,
    ]);
    expect(client.redirectUris?.filter((uri) => uri.includes('*'))).toEqual([]);
    expect([client.clientId, client['fullScopeAllowed']]).toEqual([client.clientId, false]);
    if (client['standardFlowEnabled'] === true)
      expect([client.clientId, client.attributes?.['pkce.code.challenge.method']]).toEqual([
        client.clientId,
        'S256',
      ]);
    if (/^patient-portal(-native)?$/.test(client.clientId)) expect(client.consentRequired).toBe(true);
  }
});

test('10.4.5, 10.4.8: refresh tokens rotate, and end', () => {
  expect([realm['revokeRefreshToken'], realm['refreshTokenMaxReuse']]).toEqual([true, 0]);
  expect(realm['offlineSessionMaxLifespanEnabled']).toBe(true);
  expect(seconds('offlineSessionMaxLifespan')).toBeLessThanOrEqual(90 * 86_400);
});

test('16.3.1: sign-ins, refused ones and changes of credentials are recorded', () => {
  expect([realm['eventsEnabled'], realm['adminEventsEnabled']]).toEqual([true, true]);
  expect(realm['enabledEventTypes']).toEqual(
    expect.arrayContaining([
      'LOGIN',
      'LOGIN_ERROR',
      'RESET_PASSWORD',
      'UPDATE_CREDENTIAL',
      'REMOVE_CREDENTIAL',
    ]),
  );
});
