import type { Page } from '@playwright/test';
import type { Account } from '@portal/test-stack/identity-admin';
import { openSession } from './open-session.ts';
import { expect, origin, test } from './test.ts';

/**
 * A device that is signed in: the same calls as by hand, without the pages, which take half of a journey's time. The
 * journeys about signing in go by hand.
 */
export async function signIn(page: Page, account: Account, at = origin) {
  await test.step('sign in', async () => {
    await leaveSession(page, account, at);
    await page.goto(`${at}/dashboard`);
    await expect(page).toHaveURL(/\/dashboard$/);
    // Until then the app may still write what it remembers of the device.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(account.lastName);
  });
}

/** The device has a session and no page has been opened: whatever is opened next comes over the network. */
export async function leaveSession(page: Page, account: Account, at = origin) {
  await openSession(page.context(), account);
  if (!page.url().startsWith(at)) await page.goto(`${at}/icon.svg`);
  await page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('root') ?? '{}') as { state?: object };
    const auth = { isAuthenticated: true, mustRevoke: false };
    localStorage.setItem('root', JSON.stringify({ state: { ...state, auth }, version: 0 }));
  });
}

/** Signs in as a patient does: Login, the popup, password, consent, dashboard. */
export async function signInByHand(page: Page, account: Account) {
  await test.step('sign in by hand', async () => {
    const popup = await openLogin(page);
    await enterPassword(popup, account);
    await allowAccess(popup);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

export async function openLogin(page: Page): Promise<Page> {
  await page.goto('/get-started');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login' }).first().click();
  return opened;
}

export async function enterPassword(
  loginPage: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
) {
  await loginPage.getByRole('textbox', { name: 'Email' }).fill(email);
  await loginPage.getByLabel('Password', { exact: true }).fill(password);
  await loginPage.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function allowAccess(consentPage: Page) {
  await expect(consentPage.getByRole('heading', { name: 'Allow access?' })).toBeVisible();
  await consentPage.getByRole('button', { name: 'Allow', exact: true }).click();
}

/** Browsers that block popups answer window.open with null. */
export function blockPopups(page: Page) {
  return page.addInitScript(() => {
    window.open = () => null;
  });
}
