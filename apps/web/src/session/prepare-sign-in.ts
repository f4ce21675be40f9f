import type { PortalConfig } from '@portal/api-contract/config';
import { awaitAnswer } from './await-answer.ts';
import { buildAuthorizationUrl, createPendingSignIn } from './authorization-request.ts';
import { discoverIdentityServer } from './identity-server.ts';
import { forgetPendingSignIn, keepPendingSignIn, type SignInPurpose } from './pending-sign-in.ts';

/** With a listener the answer comes from a popup to this page; without one this page leaves and comes back. */
export async function prepareSignIn(
  config: PortalConfig,
  language: string,
  purpose: SignInPurpose,
  onAnswered?: () => void,
): Promise<URL> {
  forgetPendingSignIn();
  const page = new URL(window.location.href);
  const server = await discoverIdentityServer(new URL(config.issuer), page);
  const pending = createPendingSignIn(new URL('/callback', page).href, purpose);
  const url = await buildAuthorizationUrl(server, config, pending, language);
  keepPendingSignIn(pending, onAnswered ? 'memory' : 'tab');
  if (onAnswered) awaitAnswer(onAnswered);
  return url;
}
