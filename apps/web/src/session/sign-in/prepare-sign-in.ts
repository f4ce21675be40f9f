import type { PortalConfig } from '@portal/api-contract/config';
import { getClientId } from '../../http/portal-config.ts';
import { isNative } from '../../platform/native.ts';
import { awaitAnswer } from './await-answer.ts';
import { buildAuthorizationUrl, createPendingSignIn } from './authorization-request.ts';
import { discoverIdentityServer } from './identity-server.ts';
import { forgetPendingSignIn, keepPendingSignIn, type SignInPurpose } from './pending-sign-in.ts';
import { session } from '../session.ts';
import { findWantedPage } from './wanted-page.ts';

/** The app's own scheme (RFC 8252, 7.1). Who else listens to it has a code and no verifier. */
const appRedirect = 'com.patientportal:/callback';

const isOpenToAll = (purpose: SignInPurpose) => purpose === 'sign-in' || purpose === 'register';

/** With a listener the answer comes from a popup to this page; without one this page leaves and comes back. In the app it comes as a link. */
export async function prepareSignIn(
  config: PortalConfig,
  language: string,
  purpose: SignInPurpose,
  onAnswered?: () => void,
): Promise<URL> {
  forgetPendingSignIn();
  const page = new URL(window.location.href);
  const server = await discoverIdentityServer(new URL(config.issuer), page);
  const redirectUri = isNative() ? appRedirect : new URL('/callback', page).href;
  const { user } = session.store.getState();
  const here = `${page.pathname}${page.search}`;
  const returnTo = purpose === 'confirm' ? here : findWantedPage();
  const subject = isOpenToAll(purpose) ? undefined : user?.subject;
  const pending = createPendingSignIn(redirectUri, purpose, {
    ...(returnTo !== undefined && { returnTo }),
    ...(subject !== undefined && { subject }),
  });
  const client = { scope: config.scope, clientId: getClientId() };
  const url = await buildAuthorizationUrl(server, client, pending, language, user?.email);
  keepPendingSignIn(pending, onAnswered || isNative() ? 'memory' : 'tab');
  if (onAnswered) awaitAnswer(onAnswered);
  return url;
}
