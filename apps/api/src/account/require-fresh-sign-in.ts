import type { AuthorizeRequest } from '@portal/api-contract/auth';
import { errors, type JWTPayload } from 'jose';
import type { IssuedTokens } from '../infra/identity-client.ts';
import { findClient } from '../portal-auth/client.ts';
import { endUpstreamSession } from '../portal-auth/end-upstream-session.ts';
import { exchangeCode } from '../portal-auth/exchange-code.ts';
import type { Session } from '../portal-auth/session-store.ts';
import type { Portal } from '../portal.ts';
import { Refusal } from '../refusal.ts';
import { isFreshSignIn } from './fresh-sign-in.ts';

/**
 * The code of a sign-in that the owner of the session made a moment ago, with the same app. It opens no session.
 * @throws Refusal
 */
export async function requireFreshSignIn(
  { settings, infra }: Pick<Portal, 'settings' | 'infra'>,
  session: Session,
  proof: AuthorizeRequest,
) {
  const { client } = session;
  if (findClient(settings, proof.client_id) !== client) {
    throw new Refusal(400, 'unknown_client', 'client_id is not that of this sign-in.');
  }
  const issued = await exchangeCode({ settings, infra }, client, proof);
  const person = await readPerson(issued);
  if (person.sub !== session.subject) {
    await endStranger(issued);
    throw new Refusal(403, 'other_person', 'Sign in with the account that you want to delete.');
  }
  if (!isFreshSignIn(person['auth_time'], new Date())) {
    throw new Refusal(403, 'sign_in_again', 'To confirm, sign in again with your password.');
  }

  async function readPerson({ idToken = '' }: IssuedTokens): Promise<JWTPayload> {
    return infra.identity.verifyIdToken(client, idToken).catch((error: unknown) => {
      if (!(error instanceof errors.JOSEError)) throw error;
      throw new Refusal(403, 'sign_in_again', 'To confirm, sign in again with your password.');
    });
  }

  async function endStranger({ accessToken, idToken = '', refreshToken = '', scope = '' }: IssuedTokens) {
    const tokens = { accessToken, accessExpiresAt: new Date(), idToken, refreshToken, scope };
    await endUpstreamSession(infra, { client, tokens });
  }
}
