import type { AuthorizeRequest } from '@portal/api-contract/auth';
import { errors, type JWTPayload } from 'jose';
import type { IssuedTokens } from '../infra/identity-client.ts';
import { findClient } from '../portal-auth/client.ts';
import { endUpstreamSession } from '../sessions/end-upstream-session.ts';
import { exchangeCode } from '../portal-auth/exchange-code.ts';
import type { Session } from '../sessions/session-store.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { isFreshSignIn } from './fresh-sign-in.ts';

type FreshSignIn = { at: Date; idToken: string };

/**
 * Takes the code of a sign-in that the owner of the session made a moment ago, with the same app, and runs `use` with when
 * that was and the ID token that says so. It opens no session, and leaves none at the identity server: whoever uses this
 * browser next would get in with it. @throws Refusal
 */
export async function withFreshSignIn<Result>(
  { settings, infra }: Pick<Portal, 'settings' | 'infra'>,
  session: Session,
  proof: AuthorizeRequest,
  use: (signIn: FreshSignIn) => Promise<Result>,
): Promise<Result> {
  const { client } = session;
  if (findClient(settings, proof.client_id) !== client) {
    throw new Refusal(400, 'unknown_client', 'client_id is not that of this sign-in.');
  }
  const issued = await exchangeCode({ settings, infra }, client, proof);
  try {
    return await use(await readSignIn(issued));
  } finally {
    await endProof(issued);
  }

  async function readSignIn(tokens: IssuedTokens): Promise<FreshSignIn> {
    const person = await readPerson(tokens);
    if (person.sub !== session.subject)
      throw new Refusal(403, 'other_person', 'Sign in with the account that is signed in here.');
    const authTime = person['auth_time'];
    if (!isFreshSignIn(authTime, new Date()))
      throw new Refusal(403, 'sign_in_again', 'To confirm, sign in again with your password.');
    return { at: new Date(authTime * 1000), idToken: tokens.idToken ?? '' };
  }

  async function readPerson({ idToken = '' }: IssuedTokens): Promise<JWTPayload> {
    return infra.identity.verifyIdToken(client, idToken).catch((error: unknown) => {
      if (!(error instanceof errors.JOSEError)) throw error;
      throw new Refusal(403, 'sign_in_again', 'To confirm, sign in again with your password.');
    });
  }

  async function endProof({ accessToken, idToken = '', refreshToken = '', scope = '' }: IssuedTokens) {
    const tokens = { accessToken, accessExpiresAt: new Date(), idToken, refreshToken, scope };
    await endUpstreamSession(infra, { client, tokens });
  }
}
