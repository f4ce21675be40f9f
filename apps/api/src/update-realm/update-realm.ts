import { type Json, type JsonObject, listDifferences, merge } from './difference.ts';
import type { RealmAdmin } from './realm-admin.ts';
import type { RealmFile } from './realm-file.ts';

type Named = JsonObject & { id: string; name: string };
type Client = JsonObject & { id: string; clientId: string; protocolMappers?: Named[] };
type RoleMappings = { clientMappings?: Record<string, { id: string; mappings: Named[] }> };
type Component = JsonObject & {
  id: string;
  name: string;
  providerId: string;
  config: Record<string, string[]>;
};

/** Parts of the file with an address of their own; the rest are settings of the realm itself. */
const parts = new Set([
  'requiredActions',
  'clientScopes',
  'defaultDefaultClientScopes',
  'defaultOptionalClientScopes',
  'scopeMappings',
  'clientScopeMappings',
  'roles',
  'defaultRole',
  'clients',
  'users',
  'components',
]);
const keyProvider = 'org.keycloak.keys.KeyProvider';
const userProfile = 'org.keycloak.userprofile.UserProfileProvider';

/**
 * Brings a realm that exists to what the file says, and tells what it changed. Users, their credentials and consents,
 * sessions and keys that are there stay; so does whatever the file does not name. Done twice, the second changes nothing.
 * `isCheck`: only tells.
 */
export async function updateRealm(admin: RealmAdmin, file: RealmFile, isCheck = false): Promise<string[]> {
  const changes: string[] = [];
  const change = async (says: string, apply: () => Promise<void>) => {
    changes.push(says);
    if (!isCheck) await apply();
  };

  /** Creates what is not there, and changes what is there and differs. */
  async function put(
    says: string,
    actual: JsonObject | undefined,
    wanted: JsonObject,
    [collection, one]: [string, string],
  ) {
    if (!actual) return change(`${says}: added`, () => admin.send('POST', collection, wanted));
    const differences = listDifferences(wanted, actual);
    if (differences.length > 0)
      await change(`${says}: ${differences.join(', ')}`, () =>
        admin.send('PUT', one, merge(actual, wanted) as JsonObject),
      );
  }

  await addKeys();
  await updateSettings();
  await updateRequiredActions();
  await updateClientScopes();
  await updateClients();
  await updateRoles();
  await updateProfile();
  return changes;

  /** A key that is there signs what is in use: none is changed or taken away. */
  async function addKeys() {
    const there = await admin.get<Component[]>(`/components?type=${keyProvider}`);
    for (const wanted of file.components[keyProvider] ?? [])
      if (!there.some(({ providerId }) => providerId === wanted.providerId))
        await change(`key ${wanted.providerId}: added`, () =>
          admin.send('POST', '/components', { ...wanted, providerType: keyProvider }),
        );
  }

  async function updateSettings() {
    const { realm: _name, id: _id, ...rest } = file;
    const wanted = Object.fromEntries(Object.entries(rest).filter(([name]) => !parts.has(name)));
    await put('realm', await admin.get<JsonObject>(''), wanted, ['', '']);
  }

  async function updateRequiredActions() {
    const path = '/authentication/required-actions';
    const there = await admin.get<(JsonObject & { alias: string })[]>(path);
    for (const { providerId, name, ...wanted } of file.requiredActions) {
      const actual = there.find(({ alias }) => alias === wanted.alias);
      if (!actual)
        await change(`required action ${wanted.alias}: added`, () =>
          admin.send('POST', '/authentication/register-required-action', { providerId, name }),
        );
      const all = { ...wanted, providerId, name };
      await put(`required action ${wanted.alias}`, actual ?? { alias: wanted.alias }, all, [
        '',
        `${path}/${wanted.alias}`,
      ]);
    }
  }

  async function updateClientScopes() {
    const path = '/client-scopes';
    const there = await admin.get<(Named & { protocolMappers?: Named[] })[]>(path);
    for (const wanted of file.clientScopes) {
      const { protocolMappers = [], ...scope } = wanted;
      const says = `client scope ${scope.name}`;
      const actual = there.find(({ name }) => name === scope.name);
      if (!actual) {
        await change(`${says}: added`, () => admin.send('POST', path, wanted));
        continue;
      }
      await put(says, withoutMappers(actual), scope, [path, `${path}/${actual.id}`]);
      await updateMappers(says, `${path}/${actual.id}`, actual.protocolMappers, protocolMappers);
    }
  }

  async function updateMappers(
    says: string,
    owner: string,
    there: Named[] = [],
    wanted: (JsonObject & { name: string })[],
  ) {
    const path = `${owner}/protocol-mappers/models`;
    for (const mapper of wanted) {
      const actual = there.find(({ name }) => name === mapper.name);
      await put(`${says}, mapper ${mapper.name}`, actual, mapper, [path, `${path}/${actual?.id}`]);
    }
  }

  async function updateClients() {
    const scopes = await admin.get<Named[]>('/client-scopes');
    for (const wanted of file.clients) {
      const { protocolMappers = [], defaultClientScopes, optionalClientScopes, ...client } = wanted;
      const says = `client ${client.clientId}`;
      const actual = await findClient(client.clientId);
      if (!actual) {
        await change(`${says}: added`, () => admin.send('POST', '/clients', wanted));
        continue;
      }
      const path = `/clients/${actual.id}`;
      await put(says, withoutMappers(actual), client, ['/clients', path]);
      await updateMappers(says, path, actual.protocolMappers, protocolMappers);
      await updateScopesOf(says, `${path}/default-client-scopes`, scopes, defaultClientScopes);
      await updateScopesOf(says, `${path}/optional-client-scopes`, scopes, optionalClientScopes);
    }
  }

  async function findClient(clientId: string): Promise<Client | undefined> {
    const [client] = await admin.get<Client[]>(`/clients?clientId=${encodeURIComponent(clientId)}`);
    return client;
  }

  async function updateScopesOf(says: string, path: string, all: Named[], wanted: string[]) {
    const there = await admin.get<Named[]>(path);
    const missing = all.filter(
      ({ name }) => wanted.includes(name) && !there.some((one) => one.name === name),
    );
    const beyond = there.filter(({ name }) => !wanted.includes(name));
    for (const { id, name } of beyond)
      await change(`${says}: scope ${name} taken away`, () => admin.send('DELETE', `${path}/${id}`, {}));
    for (const { id, name } of missing)
      await change(`${says}: scope ${name} given`, () => admin.send('PUT', `${path}/${id}`, {}));
  }

  /** Roles of clients; which of them a client's tokens may carry; which of them a service account has. */
  async function updateRoles() {
    for (const [clientId, roles] of Object.entries(file.roles.client)) {
      const path = `/clients/${(await findClient(clientId))?.id}/roles`;
      const there = await admin.get<Named[]>(path);
      for (const { composite: _composite, composites: _composites, ...role } of roles) {
        const actual = there.find(({ name }) => name === role.name);
        await put(`role ${role.name} of ${clientId}`, actual, role, [path, `${path}/${role.name}`]);
      }
    }
    for (const { clientId, fullScopeAllowed } of file.clients) {
      if (fullScopeAllowed !== false) continue;
      const wanted = Object.entries(file.clientScopeMappings).flatMap(([of, mappings]) =>
        mappings.flatMap(({ client, roles }) =>
          client === clientId ? roles.map((role) => `${of}/${role}`) : [],
        ),
      );
      const path = `/clients/${(await findClient(clientId))?.id}/scope-mappings`;
      await updateRoleMappings(`tokens of ${clientId}`, path, wanted);
    }
    for (const { serviceAccountClientId, clientRoles } of file.users) {
      const client = await findClient(serviceAccountClientId);
      const user = await admin.get<{ id: string }>(`/clients/${client?.id}/service-account-user`);
      const wanted = Object.entries(clientRoles).flatMap(([of, roles]) =>
        roles.map((role) => `${of}/${role}`),
      );
      await updateRoleMappings(
        `service account of ${serviceAccountClientId}`,
        `/users/${user.id}/role-mappings`,
        wanted,
      );
    }
  }

  /** `wanted`: client/role. What is not wanted is taken away: a right too many is the one thing that may not stay. */
  async function updateRoleMappings(says: string, path: string, wanted: string[]) {
    const { clientMappings = {} } = await admin.get<RoleMappings>(path);
    for (const [of, { id, mappings }] of Object.entries(clientMappings))
      for (const role of mappings.filter(({ name }) => !wanted.includes(`${of}/${name}`)))
        await change(`${says}: role ${role.name} of ${of} taken away`, () =>
          admin.send('DELETE', `${path}/clients/${id}`, [role]),
        );
    for (const one of wanted) {
      const [of = '', name = ''] = one.split('/');
      if (clientMappings[of]?.mappings.some((role) => role.name === name)) continue;
      await change(`${says}: role ${name} of ${of} given`, async () => {
        const id = (await findClient(of))?.id;
        await admin.send('POST', `${path}/clients/${id}`, [
          await admin.get<Named>(`/clients/${id}/roles/${name}`),
        ]);
      });
    }
  }

  async function updateProfile() {
    const text = file.components[userProfile]?.[0]?.config['kc.user.profile.config']?.[0];
    if (text === undefined) return;
    const actual = await admin.get<JsonObject>('/users/profile');
    await put('user profile', actual, JSON.parse(text) as JsonObject, ['', '/users/profile']);
  }
}

function withoutMappers({
  protocolMappers: _mappers,
  ...rest
}: JsonObject & { protocolMappers?: Json }): JsonObject {
  return rest;
}
