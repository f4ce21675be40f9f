import type { JsonObject } from './difference.ts';

export type RealmAdmin = {
  get: <T>(path: string) => Promise<T>;
  send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body: JsonObject | JsonObject[]) => Promise<void>;
};

type Administrator = { username: string; password: string; totp?: string };

/** One realm by Keycloak's admin API, as an administrator of the master realm. */
export async function openRealmAdmin(
  server: string,
  realm: string,
  administrator: Administrator,
): Promise<RealmAdmin> {
  const signedIn = await fetch(`${server}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', ...administrator }),
  });
  if (!signedIn.ok)
    throw new Error(
      `The identity server refused the administrator ${administrator.username}: ${signedIn.status}`,
    );
  const { access_token } = (await signedIn.json()) as { access_token: string };

  async function call(method: string, path: string, body?: object): Promise<string> {
    const answer = await fetch(`${server}/admin/realms/${realm}${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(`The identity server refused ${method} ${path}: ${answer.status} ${text}`);
    return text;
  }
  return {
    get: async <T>(path: string) => JSON.parse(await call('GET', path)) as T,
    send: async (method, path, body) => void (await call(method, path, body)),
  };
}
