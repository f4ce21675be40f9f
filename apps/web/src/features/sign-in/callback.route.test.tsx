import { expect, test } from 'vitest';
import { findDiscovery } from '../../../test/fake-portal-api.ts';
import { openPageSignedOut } from '../../../test/open-page.tsx';
import { getPortalConfig } from '../../http/portal-config.ts';
import { prepare } from '../../session/prepare.ts';
import { keepAnswer } from '../../session/sign-in/authorization-answer.ts';
import { keepPendingSignIn } from '../../session/sign-in/pending-sign-in.ts';

test.for<[name: string, change: (answer: URLSearchParams) => void, message: RegExp]>([
  ['a refusal of the patient', (answer) => answer.set('error', 'access_denied'), /You didn’t allow access/],
  ['another state', (answer) => answer.set('state', 'forged'), /doesn’t belong to your login/],
  ['another issuer', (answer) => answer.set('iss', 'https://elsewhere.example'), /another login server/],
  ['no issuer', (answer) => answer.delete('iss'), /another login server/],
  ['an implicit answer', (answer) => answer.set('access_token', 'x'), /doesn’t accept/],
  ['a hybrid answer', (answer) => answer.set('id_token', 'x'), /doesn’t accept/],
  ['an error', (answer) => answer.set('error', 'server_error'), /reported an error/],
])('an authorization response with %s is refused with a message', async ([, change, message]) => {
  await prepare();
  const { issuer } = getPortalConfig();
  keepPendingSignIn(
    {
      state: 'the-state',
      nonce: 'a-nonce',
      codeVerifier: 'a-verifier',
      redirectUri: `${window.location.origin}/callback`,
      purpose: 'sign-in',
    },
    'tab',
  );
  const answer = new URLSearchParams({ code: 'code', state: 'the-state', iss: issuer });
  change(answer);
  keepAnswer(answer.toString());
  const { router, screen } = await openPageSignedOut('/callback', {
    api: (request) => findDiscovery(issuer, request),
  });
  await expect.element(screen.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/callback');
});
