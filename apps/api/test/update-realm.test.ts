import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openRealmAdmin, type RealmAdmin } from '../src/update-realm/realm-admin.ts';
import { readRealmFile } from '../src/update-realm/realm-file.ts';
import { updateRealm } from '../src/update-realm/update-realm.ts';
import { consent } from './sign-in.ts';
import { environment, identityOrigin, publicUrl, stack } from './stack.ts';

const backchannel = `${publicUrl}/v1/auth/backchannel-logout`;
const variables = { PORTAL_PUBLIC_URL: publicUrl, PORTAL_BACKCHANNEL_LOGOUT_URL: backchannel };

/** A realm of release 0.1.0, or of this one, under a name of its own. */
async function createRealm(kind: string, file: string): Promise<{ name: string; admin: RealmAdmin }> {
  const name = `${kind}-${Date.now()}`;
  const secrets = {
    PORTAL_WEB_CLIENT_SECRET: environment.PORTAL_WEB_CLIENT_SECRET,
    PORTAL_ACCOUNTS_CLIENT_SECRET: environment.PORTAL_ACCOUNTS_CLIENT_SECRET,
  };
  const values: Record<string, string> = { ...variables, ...secrets };
  const text = readFileSync(join(stack.repository, file), 'utf8').replaceAll(
    /\$\{(PORTAL_\w+)(?::[^}]*)?\}/g,
    (_whole, variable: string) => values[variable] ?? '',
  );
  const { smtpServer: _mail, id: _id, ...realm } = JSON.parse(text) as Record<string, string>;
  const realms = await openRealmAdmin(identityOrigin, '', stack.administrator);
  await realms.send('POST', '', { ...realm, realm: name });
  const admin = await openRealmAdmin(identityOrigin, name, stack.administrator);
  onTestFinished(() => admin.send('DELETE', '', {}));
  return { name, admin };
}

const person = { email: 'maya@example.com', password: 'kathmandu-2083' };

async function createPerson(admin: RealmAdmin) {
  await admin.send('POST', '/users', {
    username: person.email,
    email: person.email,
    emailVerified: true,
    enabled: true,
    firstName: 'Maya',
    lastName: 'Tamang',
    attributes: { fhirUser: ['Patient/1'] },
    credentials: [{ type: 'password', value: person.password, temporary: false }],
  });
}

async function readPeople(admin: RealmAdmin) {
  const people = await admin.get<{ id: string }[]>('/users');
  return Promise.all(
    people.map(async (user) => ({ user, credentials: await admin.get(`/users/${user.id}/credentials`) })),
  );
}

/** The whole realm but its users and keys; ids and the realm's own name differ from realm to realm. */
async function read({ name, admin }: { name: string; admin: RealmAdmin }): Promise<Record<string, unknown>> {
  const found = {
    settings: await admin.get(''),
    actions: await admin.get('/authentication/required-actions'),
    profile: await admin.get('/users/profile'),
    scopes: await admin.get('/client-scopes'),
    clients: await Promise.all(
      (await admin.get<{ id: string; enabled: boolean; clientId: string }[]>('/clients')).map(
        async (client) => ({
          // Of one that is switched off nothing else counts.
          client: client.enabled ? client : client.clientId,
          roles: await admin.get(`/clients/${client.id}/roles`),
          mayCarry: await admin.get(`/clients/${client.id}/scope-mappings`),
        }),
      ),
    ),
    deletion: await readServiceAccount(admin),
  };
  return JSON.parse(JSON.stringify(found).replaceAll(name, 'REALM'), (key, value: unknown) => {
    if (differing.has(key)) return undefined;
    return Array.isArray(value) ? value.toSorted((a, b) => compare(a, b)) : value;
  }) as Record<string, unknown>;
}

/** Made for each realm, or written out by Keycloak at the first change of a realm, with the value that none means. */
const differing = new Set([
  'id',
  'containerId',
  'client.secret.creation.time',
  'clientOfflineSessionIdleTimeout',
  'clientOfflineSessionMaxLifespan',
  'clientSessionIdleTimeout',
  'clientSessionMaxLifespan',
  'scimApiEnabled',
]);

const compare = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

async function readServiceAccount(admin: RealmAdmin) {
  const [client] = await admin.get<{ id: string }[]>('/clients?clientId=patient-portal-accounts');
  const user = await admin.get<{ id: string }>(`/clients/${client?.id}/service-account-user`);
  return admin.get(`/users/${user.id}/role-mappings`);
}

test(
  'a realm of release 0.1.0 becomes what a new one is, its people stay, and the second time changes nothing',
  { timeout: 240_000 },
  async () => {
    const old = await createRealm('first', 'apps/api/test/first-release/portal-realm.json');
    const fresh = await createRealm('fresh', 'services/identity/realm/portal-realm.json');
    await createPerson(old.admin);
    const people = await readPeople(old.admin);
    const file = readRealmFile(variables);

    expect(await read(old)).not.toEqual(await read(fresh));
    const differences = await updateRealm(old.admin, file, true);
    expect(await updateRealm(old.admin, file)).toEqual(expect.arrayContaining(differences));
    expect(await updateRealm(old.admin, file)).toEqual([]);

    expect(await read(old)).toEqual(await read(fresh));
    expect(await readPeople(old.admin)).toEqual(people);
    const { code } = await consent(person, { realm: `${identityOrigin}/realms/${old.name}` });
    expect(code).not.toBe('');
  },
);

test('what an administrator has added stays', { timeout: 120_000 }, async () => {
  const realm = await createRealm('own', 'services/identity/realm/portal-realm.json');
  await realm.admin.send('POST', '/clients', { clientId: 'laboratory', publicClient: false });
  await realm.admin.send('PUT', '', { attributes: { own: 'kept' } });
  const file = readRealmFile(variables);
  await updateRealm(realm.admin, file);
  expect(await realm.admin.get('/clients?clientId=laboratory')).toHaveLength(1);
  expect(await realm.admin.get('')).toMatchObject({ attributes: { own: 'kept' } });
});
