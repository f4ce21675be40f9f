import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, identityOrigin, stack } from '../test/stack.ts';

/** Scopes that the portal's clients may ask for in the suite's realm besides those of the specification. */
const narrowScopes = ['patient/*.rs', 'patient/*.r', 'patient/*.s', 'patient/*.crs', 'system/*.cruds'];

const wrongClaimScope = 'wrong-claim';
const stalePrefix = 'attacks-';
const staleAfterMs = 2 * 3_600_000;

type Representation = Record<string, unknown>;
export type Realm = { name: string; issuer: string; signingKey: string; keyId: string };

/**
 * A realm of this run alone, made from the deployment's own, so that keys, scopes and accounts can be changed without
 * disturbing anybody. One of its signing keys is ours: a token signed with it is, to the API, the identity server's.
 * Its limits are the stack's, which nobody reaches, where none are given.
 */
export async function createRealm(limits = ''): Promise<Realm> {
  await removeStaleRealms();
  const name = `${stalePrefix}${Date.now()}`;
  await callAdmin('', 'POST', describeRealm(name, limits));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signingKey = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await addKeyProvider(name, 'rsa', { privateKey: [signingKey], priority: ['-10'] });
  const issuer = `${identityOrigin}/realms/${name}`;
  return { name, issuer, signingKey, keyId: await findKeyId(issuer, signingKey) };
}

export async function removeRealm(name: string) {
  await callAdmin(`/${name}`, 'DELETE');
}

/** What an administrator does to replace the signing key. Returns how to take it back. */
export async function rotateKey(realm: string) {
  return addKeyProvider(realm, 'ecdsa-generated', {
    priority: ['1000'],
    algorithm: ['ES256'],
    ecdsaEllipticCurveKey: ['P-256'],
    ecGenerateCertificate: ['false'],
  });
}

/**
 * New keys for all that the realm signs: access and ID tokens (ES256), and refresh tokens (HS512). First they are known, and
 * then, by calling what is returned, used; the old ones are still known.
 */
export async function addKeys(realm: string) {
  const providers: [string, Record<string, string[]>][] = [
    ['ecdsa-generated', { algorithm: ['ES256'], ecdsaEllipticCurveKey: ['P-256'] }],
    ['hmac-generated', { algorithm: ['HS512'] }],
  ];
  const added: [string, Representation][] = [];
  for (const [providerId, config] of providers) {
    const component = {
      name: `${providerId}-next`,
      providerId,
      providerType: 'org.keycloak.keys.KeyProvider',
      config: { enabled: ['true'], priority: ['2000'], active: ['false'], ...config },
    };
    const answer = await callAdmin(`/${realm}/components`, 'POST', component);
    added.push([answer.headers.get('location')?.split('/').at(-1) ?? '', component]);
  }
  return async () => {
    for (const [id, component] of added) {
      const stored = (await (await callAdmin(`/${realm}/components/${id}`)).json()) as Representation;
      const config = { ...(stored['config'] as Representation), active: ['true'] };
      await callAdmin(`/${realm}/components/${id}`, 'PUT', { ...component, ...stored, config });
    }
  };
}

export async function setClientSecret(realm: string, clientId: string, secret: string) {
  const answer = await callAdmin(`/${realm}/clients?clientId=${clientId}`);
  const [client] = (await answer.json()) as (Representation & { id: string })[];
  await callAdmin(`/${realm}/clients/${client?.id}`, 'PUT', { ...client, secret });
}

/** Up to a minute, every refresh goes to the identity server. */
export async function setTokenSeconds(realm: string, seconds: number) {
  await callAdmin(`/${realm}`, 'PUT', { accessTokenLifespan: seconds });
}

/** Where the identity server tells of sessions that ended. */
export async function setBackchannelLogout(realm: string, url: string) {
  const clients = (await (await callAdmin(`/${realm}/clients`)).json()) as (Representation & {
    id: string;
    clientId: string;
    attributes: Record<string, string>;
  })[];
  for (const client of clients) {
    if (!['patient-portal', 'patient-portal-native'].includes(client.clientId)) continue;
    const attributes = { ...client.attributes, 'backchannel.logout.url': url };
    await callAdmin(`/${realm}/clients/${client.id}`, 'PUT', { ...client, attributes });
  }
}

/** Where nobody listens, the identity server's e-mails go nowhere. */
export async function setMailServer(realm: string, port: number) {
  await callAdmin(`/${realm}`, 'PUT', { smtpServer: describeMailServer(port) });
}

export type AccountSettings = { email: string; password: string; given: string; family: string };

/** Returns the account's subject. */
export async function createAccount(
  realm: string,
  { email, password, given, family }: AccountSettings,
  fhirUser?: string,
): Promise<string> {
  const created = await callAdmin(`/${realm}/users`, 'POST', {
    username: email,
    email,
    emailVerified: true,
    enabled: true,
    firstName: given,
    lastName: family,
    attributes: fhirUser === undefined ? {} : { fhirUser: [fhirUser] },
    credentials: [{ type: 'password', value: password, temporary: false }],
  });
  return created.headers.get('location')?.split('/').at(-1) ?? '';
}

/** How often the identity server did this for the account, by its own account. */
export async function countEvents(realm: string, subject: string, type: string): Promise<number> {
  const answer = await callAdmin(`/${realm}/events?type=${type}&user=${subject}&max=200`);
  return ((await answer.json()) as unknown[]).length;
}

async function addKeyProvider(realm: string, providerId: string, config: Record<string, string[]>) {
  const answer = await callAdmin(`/${realm}/components`, 'POST', {
    name: `${providerId}-${Date.now()}`,
    providerId,
    providerType: 'org.keycloak.keys.KeyProvider',
    config: { enabled: ['true'], active: ['true'], algorithm: ['RS256'], ...config },
  });
  const id = answer.headers.get('location')?.split('/').at(-1);
  return () => callAdmin(`/${realm}/components/${id}`, 'DELETE');
}

async function findKeyId(issuer: string, signingKey: string): Promise<string> {
  const { n } = createPrivateKey(signingKey).export({ format: 'jwk' });
  const answer = await fetch(`${issuer}/protocol/openid-connect/certs`);
  const { keys } = (await answer.json()) as { keys: { kid: string; n?: string }[] };
  const found = keys.find((key) => key.n === n);
  if (!found) throw new Error('the identity server does not publish the suite’s signing key');
  return found.kid;
}

async function removeStaleRealms() {
  const realms = (await (await callAdmin('?briefRepresentation=true')).json()) as { realm: string }[];
  for (const { realm } of realms) {
    const madeAt = realm.startsWith(stalePrefix) ? Number(realm.slice(stalePrefix.length)) : NaN;
    if (Date.now() - madeAt > staleAfterMs) await removeRealm(realm);
  }
}

function describeRealm(name: string, limits: string): Representation {
  const path = join(stack.repository, 'services/identity/realm/portal-realm.json');
  const text = readFileSync(path, 'utf8')
    .replaceAll('${PORTAL_PUBLIC_URL}', environment.PORTAL_PUBLIC_URL)
    .replaceAll('${PORTAL_WEB_CLIENT_SECRET}', environment.PORTAL_WEB_CLIENT_SECRET)
    .replaceAll('${PORTAL_ACCOUNTS_CLIENT_SECRET}', environment.PORTAL_ACCOUNTS_CLIENT_SECRET)
    .replaceAll('${PORTAL_BACKCHANNEL_LOGOUT_URL}', '');
  const { smtpServer: _mail, id: _id, ...realm } = JSON.parse(text) as Representation;
  const scopes = realm['clientScopes'] as Representation[];
  const clients = realm['clients'] as Representation[];
  const extra = [...narrowScopes.map((scope) => describeScope(scope)), describeWrongClaim()];
  return {
    ...realm,
    realm: name,
    attributes: { ...(realm['attributes'] as Representation), portalLimits: limits },
    smtpServer: describeMailServer(stack.ports.smtp),
    components: letAnyClaimThrough(realm['components']),
    clientScopes: [...scopes, ...extra],
    clients: clients.map((client) =>
      String(client['clientId']).startsWith('patient-portal')
        ? {
            ...client,
            optionalClientScopes: [
              ...(client['optionalClientScopes'] as string[]),
              ...extra.map((scope) => scope['name']),
            ],
          }
        : client,
    ),
  };
}

const describeMailServer = (port: number) => ({
  host: '127.0.0.1',
  port: String(port),
  from: 'portal@example.com',
});

function describeScope(name: string, more: Representation = {}): Representation {
  const attributes = { 'include.in.token.scope': 'true', 'display.on.consent.screen': 'false' };
  return { name, protocol: 'openid-connect', attributes, ...more };
}

/** Asked for in the place of `fhirUser`, it names two patients in one claim. */
function describeWrongClaim(): Representation {
  return describeScope(wrongClaimScope, {
    protocolMappers: [
      {
        name: 'two patients',
        protocol: 'openid-connect',
        protocolMapper: 'oidc-hardcoded-claim-mapper',
        config: {
          'claim.name': 'fhirUser',
          'claim.value': '["Patient/one","Patient/two"]',
          'jsonType.label': 'JSON',
          'id.token.claim': 'true',
          'access.token.claim': 'true',
        },
      },
    ],
  });
}

/** The deployment's realm refuses most wrong claims itself; the API has to withstand a realm that does not. */
function letAnyClaimThrough(components: unknown): unknown {
  return JSON.parse(JSON.stringify(components), (key, value: unknown) => {
    if (key !== 'kc.user.profile.config') return value;
    const [profile] = value as [string];
    const { attributes, ...rest } = JSON.parse(profile) as { attributes: Representation[] };
    const open = attributes.map(({ validations, ...attribute }) =>
      attribute['name'] === 'fhirUser' ? attribute : { ...attribute, validations },
    );
    return [JSON.stringify({ ...rest, attributes: open })];
  }) as unknown;
}

/** @throws where the identity server refuses */
export async function callAdmin(path: string, method = 'GET', body?: object): Promise<Response> {
  const answer = await fetch(`${identityOrigin}/admin/realms${path}`, {
    method,
    headers: { authorization: `Bearer ${await getAdminToken()}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function getAdminToken(): Promise<string> {
  const answer = await fetch(`${identityOrigin}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      username: 'admin',
      password: 'admin',
      client_id: 'admin-cli',
      grant_type: 'password',
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
