import * as oidc from 'openid-client';
import type { Settings } from './settings.ts';
import { Unavailable } from './unavailable.ts';

type Accounts = NonNullable<Settings['accounts']>;

/** `DELETE {url}/{subject}`: Keycloak's own address for it and SCIM's (RFC 7644, 3.6) have the same form. */
export function createAccountDeletion(
  accounts: Settings['accounts'],
  configure: (accounts: Accounts) => Promise<oidc.Configuration>,
) {
  if (!accounts) return undefined;

  /** An account that is gone already counts as deleted. @throws Unavailable */
  return async function deleteAccount(subject: string): Promise<void> {
    const configuration = await configure(accounts);
    const status = await askToDelete(configuration, `${accounts.url}/${encodeURIComponent(subject)}`);
    if (status !== 204 && status !== 404) {
      throw new Unavailable('identity', new Error(`deleting an account was answered with ${status}`));
    }
  };
}

async function askToDelete(configuration: oidc.Configuration, url: string): Promise<number> {
  try {
    const { access_token: token } = await oidc.clientCredentialsGrant(configuration);
    const answer = await oidc.fetchProtectedResource(configuration, token, new URL(url), 'DELETE');
    return answer.status;
  } catch (error) {
    throw new Unavailable('identity', error);
  }
}
