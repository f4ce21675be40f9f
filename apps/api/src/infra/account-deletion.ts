import * as oidc from 'openid-client';
import { createClientSecrets } from './client-secrets.ts';
import type { Settings } from './settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';

/**
 * `DELETE {url}/{subject}` with the ID token of the owner's new sign-in: the client may delete that account and do nothing
 * else (`services/identity/extension`, package `accounts`).
 */
export function createAccountDeletion(
  accounts: Settings['accounts'],
  configure: (clientId: string, authentication: oidc.ClientAuth) => Promise<oidc.Configuration>,
) {
  if (!accounts) return undefined;
  const secrets = createClientSecrets(accounts.clientSecrets);

  /** An account that is gone already counts as deleted. @throws Unavailable */
  return async function deleteAccount(subject: string, proof: string): Promise<void> {
    const configuration = await configure(accounts.clientId, secrets.authenticate);
    const url = new URL(`${accounts.url}/${encodeURIComponent(subject)}`);
    const status = await askToDelete(configuration, secrets, url, proof);
    if (status !== 204 && status !== 404) {
      throw new Unavailable('identity', new Error(`deleting an account was answered with ${status}`));
    }
  };
}

async function askToDelete(
  configuration: oidc.Configuration,
  secrets: ReturnType<typeof createClientSecrets>,
  url: URL,
  proof: string,
): Promise<number> {
  try {
    const { access_token: token } = await secrets.tryEach(() => oidc.clientCredentialsGrant(configuration));
    const headers = new Headers({ 'account-proof': proof });
    const answer = await oidc.fetchProtectedResource(configuration, token, url, 'DELETE', undefined, headers);
    return answer.status;
  } catch (error) {
    throw new Unavailable('identity', error);
  }
}
