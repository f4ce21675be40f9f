import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findDiscovery, pathOf } from '../../../test/fake-portal-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { getPortalConfig } from '../../http/portal-config.ts';
import { keepAnswer, takeAnswer } from '../../session/sign-in/authorization-answer.ts';
import { forgetPendingSignIn, keepPendingSignIn } from '../../session/sign-in/pending-sign-in.ts';
import { prepare } from '../../session/prepare.ts';

const question = page.getByRole('alertdialog', { name: 'Delete account?' });
const nothing = () => undefined;

afterEach(() => {
  takeAnswer();
  forgetPendingSignIn();
});

test('the question says what goes and what stays; who changes their mind is back in Settings', async () => {
  const { router } = await openPage('/settings/delete-account', nothing);
  await expect.element(question).toMatchTextContent('You can’t log in');
  await expect.element(question).toMatchTextContent('Your clinic keeps its medical record');
  await question.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/settings');
});

test('Escape keeps the account too', async () => {
  await openPage('/settings/delete-account', nothing);
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
});

test.for([
  [403, 'Your account wasn’t deleted'],
  [500, 'we don’t know if your account was deleted'],
] as const)('a server that answers %i is told plainly', async ([status, strings]) => {
  const { asked, api } = await comeBackFromSignIn(status);
  await openPage('/settings/delete-account', nothing, { api });
  await expect.element(question.getByRole('alert')).toMatchTextContent(strings);
  expect(asked).toHaveBeenCalled();
  await openPage('/settings/delete-account', nothing);
  await expect.element(question).toBeVisible();
  expect(question.getByRole('alert').query()).toBeNull();
});

/** The patient has signed in again; the portal's API answers with that status. */
async function comeBackFromSignIn(status: number) {
  await prepare();
  const { issuer } = getPortalConfig();
  const asked = vi.fn<() => Response>(() => Response.json({ code: 'x', detail: 'x' }, { status }));
  const api = (request: Request) =>
    pathOf(request) === '/v1/account/delete' ? asked() : findDiscovery(issuer, request);
  keepPendingSignIn(
    {
      state: 'the-state',
      nonce: 'a-nonce',
      codeVerifier: 'a-verifier',
      redirectUri: `${window.location.origin}/callback`,
      purpose: 'delete-account',
    },
    'tab',
  );
  keepAnswer(new URLSearchParams({ code: 'code', state: 'the-state', iss: issuer }).toString());
  return { asked, api };
}
