import type { StackSettings } from './settings.ts';

export interface Account {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** `Patient/{id}`; left out for a person whose record the portal makes at the first sign-in. */
  fhirUser?: string;
}

/** What the hospital's administrator does on the identity server of a stack. */
export function identityAdmin({ ports, administrator }: StackSettings) {
  const base = `http://localhost:${ports.identity}`;

  async function call<T>(method: string, path: string, body?: unknown): Promise<T | undefined> {
    const response = await fetch(`${base}/admin/realms/portal${path}`, {
      method,
      headers: { authorization: `Bearer ${await getToken()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`The identity server refused ${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as T);
  }

  async function getToken(): Promise<string> {
    const response = await fetch(`${base}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: 'admin-cli',
        ...administrator,
      }),
    });
    if (!response.ok) throw new Error(`The identity server refused its administrator: ${response.status}`);
    return ((await response.json()) as { access_token: string }).access_token;
  }

  async function findUserId(email: string): Promise<string | undefined> {
    const query = new URLSearchParams({ email, exact: 'true' });
    const users = await call<{ id: string }[]>('GET', `/users?${query.toString()}`);
    return users?.[0]?.id;
  }

  return {
    findUserId,

    /** Creates the account, or brings an existing one to this state. Returns its subject. */
    async putAccount({ password, fhirUser, ...account }: Account): Promise<string> {
      const user = {
        ...account,
        username: account.email,
        enabled: true,
        emailVerified: true,
        attributes: fhirUser === undefined ? {} : { fhirUser: [fhirUser] },
        credentials: [{ type: 'password', value: password, temporary: false }],
      };
      const existing = await findUserId(account.email);
      if (existing) await call('PUT', `/users/${existing}`, user);
      else await call('POST', '/users', user);
      const id = existing ?? (await findUserId(account.email));
      if (!id) throw new Error(`The account ${account.email} was not created.`);
      return id;
    },

    async countEvents(type: string, userId: string): Promise<number> {
      const query = new URLSearchParams({ type, user: userId, max: '1000' });
      return (await call<unknown[]>('GET', `/events?${query.toString()}`))?.length ?? 0;
    },

    async setAccessTokenSeconds(clientId: string, seconds: number | undefined) {
      const clients = await call<{ id: string; attributes: Record<string, string> }[]>(
        'GET',
        `/clients?clientId=${encodeURIComponent(clientId)}`,
      );
      const client = clients?.[0];
      if (!client) throw new Error(`There is no client ${clientId}.`);
      const attributes = {
        ...client.attributes,
        'access.token.lifespan': seconds === undefined ? '' : String(seconds),
      };
      await call('PUT', `/clients/${client.id}`, { ...client, attributes });
    },
  };
}
