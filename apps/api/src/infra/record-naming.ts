import * as oidc from 'openid-client';
import { createClientSecrets } from './client-secrets.ts';
import type { Settings } from './settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';

/** `taken`: the account has another record, or another account has this one. `gone`: there is no such account. */
export type Naming = 'named' | 'taken' | 'gone';

const outcomes: Readonly<Record<number, Naming>> = { 204: 'named', 404: 'gone', 409: 'taken' };

/**
 * `PUT {url}/{subject}/patient`: the client may name the record of an account that has none, and neither change nor take away
 * one (`services/identity/extension`, package `accounts`). Doing it again changes nothing.
 */
export function createRecordNaming(
  accounts: Settings['accounts'],
  configure: (clientId: string, authentication: oidc.ClientAuth) => Promise<oidc.Configuration>,
) {
  if (!accounts) return undefined;
  const secrets = createClientSecrets(accounts.clientSecrets);

  /** @throws Unavailable */
  return async function nameRecord(subject: string, patientId: string): Promise<Naming> {
    const configuration = await configure(accounts.clientId, secrets.authenticate);
    const url = new URL(`${accounts.url}/${encodeURIComponent(subject)}/patient`);
    const status = await ask(configuration, url, `Patient/${patientId}`);
    const outcome = outcomes[status];
    if (outcome === undefined)
      throw new Unavailable('identity', new Error(`naming a record was answered with ${status}`));
    return outcome;
  };

  async function ask(configuration: oidc.Configuration, url: URL, patient: string): Promise<number> {
    try {
      const { access_token: token } = await secrets.tryEach(() => oidc.clientCredentialsGrant(configuration));
      const headers = new Headers({ 'content-type': 'text/plain' });
      const answer = await oidc.fetchProtectedResource(configuration, token, url, 'PUT', patient, headers);
      return answer.status;
    } catch (error) {
      throw new Unavailable('identity', error);
    }
  }
}
