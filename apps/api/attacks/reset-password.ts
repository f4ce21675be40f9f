import { getLink, waitForMail } from '@portal/test-stack/mailbox';
import { type CookieJar, readForm, submit, visitPage } from '../test/identity-pages.ts';
import { loginQuery } from './identity-browser.ts';
import { identityOrigin, stack } from '../test/stack.ts';

/** A person who forgot the password, in a browser of their own: from the login page to the saved new one. */
export async function resetPassword(issuer: string, email: string, newPassword: string): Promise<void> {
  const jar: CookieJar = new Map();
  const login = await visitPage(`${issuer}/protocol/openid-connect/auth?${loginQuery}`, jar);
  const link = /href="([^"]*reset-credentials[^"]*)"/.exec(login)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const asked = await visitPage(new URL(link, identityOrigin).href, jar);
  await submit(readForm(asked), jar, { username: email });
  const mail = await waitForMail(stack, email);
  const page = await visitPage(getLink(mail, `${issuer}/login-actions/`), jar);
  if (!page.includes('name="password-new"')) throw new Error('the link did not lead to the new password');
  const saved = await submit(readForm(page), jar, {
    'password-new': newPassword,
    'password-confirm': newPassword,
  });
  if (saved.status >= 400) throw new Error(`the new password was answered with ${saved.status}`);
}
