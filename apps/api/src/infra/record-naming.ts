import * as oidc from 'openid-client';
import { createClientSecrets } from './client-secrets.ts';
import type { Settings } from './settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';

/** `taken`: the account has another record, or another account has this one. `gone`: there is no such account. */
export type Naming = 'named' | 'taken' | 'gone';

const wholeDate = /^\d{4}-\d\d-\d\d$/;
const outcomes: Readonly<Record<number, Naming>> = { 204: 'named', 404: 'gone', 409: 'taken' };

/** `birthDate`: the record's, where it is a whole day. `upstreamSid`: the session that goes on. */
export type NamedBy = { birthDate: string | undefined; upstreamSid: string | undefined };

/**
 * `PUT {url}/{subject}/patient`: the client may name the record of an account that has none, and neither change nor take away
 * one (`services/identity/extension`, package `accounts`). With it every other session of the account ends there, and what a
 * code by SMS alone may have added to it goes. Doing it again changes nothing.
 */
export function createRecordNaming(
  accounts: Settings['accounts'],
  configure: (clientId: string, authentication: oidc.ClientAuth) => Promise<oidc.Configuration>,
) {
  if (!accounts) return undefined;
  const secrets = createClientSecrets(accounts.clientSecrets);

  /** @throws Unavailable */
  return async function nameRecord(
    subject: string,
    patientId: string,
    { birthDate, upstreamSid }: NamedBy,
  ): Promise<Naming> {
    const configuration = await configure(accounts.clientId, secrets.authenticate);
    const url = new URL(`${accounts.url}/${encodeURIComponent(subject)}/patient`);
    const headers = new Headers({ 'content-type': 'text/plain' });
    if (birthDate !== undefined && wholeDate.test(birthDate)) headers.set('account-birth-date', birthDate);
    if (upstreamSid !== undefined) headers.set('account-session', upstreamSid);
    const status = await ask(configuration, url, `Patient/${patientId}`, headers);
    const outcome = outcomes[status];
    if (outcome === undefined)
      throw new Unavailable('identity', new Error(`naming a record was answered with ${status}`));
    return outcome;
  };

  async function ask(configuration: oidc.Configuration, url: URL, patient: string, headers: Headers) {
    try {
      const { access_token: token } = await secrets.tryEach(() => oidc.clientCredentialsGrant(configuration));
      const answer = await oidc.fetchProtectedResource(configuration, token, url, 'PUT', patient, headers);
      return answer.status;
    } catch (error) {
      throw new Unavailable('identity', error);
    }
  }
}
