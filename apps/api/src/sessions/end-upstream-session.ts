import type { Infra } from '../infra/infra.ts';
import type { Session } from './session-store.ts';

/**
 * Ends at the identity server what the portal has already ended: the refresh token (RFC 7009) and the browser's sign-in.
 * Failing here leaves no usable token, because the portal serves only tokens of sessions that it knows.
 */
export async function endUpstreamSession(
  { identity, log }: Pick<Infra, 'identity' | 'log'>,
  { client, tokens }: Pick<Session, 'client' | 'tokens'>,
): Promise<boolean> {
  const tell = (what: string) => (err: unknown) => {
    log.warn({ err }, `could not ${what} at the identity server; in the portal the session has ended`);
    return false;
  };
  const done = await Promise.all([
    identity.endBrowserSession(client, tokens.idToken).catch(tell('end the browser session')),
    identity.revoke(client, tokens.refreshToken).catch(tell('revoke the refresh token')),
  ]);
  return !done.includes(false);
}
