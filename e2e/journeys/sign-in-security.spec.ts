import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Account } from '@portal/test-stack/identity-admin';
import { createFreshPatient } from '@portal/test-stack/fresh-patient';
import { getLink, waitForMail } from '@portal/test-stack/mailbox';
import { plugInLock } from '../core/device-lock.ts';
import { openSession } from '../core/open-session.ts';
import { allowAccess, enterPassword, openLogin, signIn, signInByHand } from '../core/sign-in.ts';
import { signOut } from '../core/sign-out.ts';
import { expect, origin, stack, test } from '../core/test.ts';

const loginActions = `http://localhost:${stack.ports.identity}/realms/portal/login-actions`;

/** The identity server asks for the password first; the e-mail is filled in. */
async function confirm(loginPage: Page, { email, password }: Account) {
  await expect(loginPage.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await loginPage.getByLabel('Password', { exact: true }).fill(password);
  await loginPage.getByRole('button', { name: 'Login', exact: true }).click();
}

async function change(page: Page, name: string, patient: Account): Promise<Page> {
  await page.goto('/settings');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name }).click();
  const popup = await opened;
  await confirm(popup, patient);
  return popup;
}

test('F13: a patient changes the password in the settings, and logs in with the new one', async ({
  isMobile,
  page,
  patient,
}) => {
  await signIn(page, patient);
  const popup = await change(page, 'Change password', patient);
  const password = `changed-${randomUUID()}`;
  await popup.getByLabel('New password', { exact: true }).fill(password);
  await popup.getByLabel('Password again').fill(password);
  await popup.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your password has changed.')).toBeVisible();
  expect(popup.isClosed()).toBe(true);

  await signOut(page, patient, isMobile);
  await signInByHand(page, { ...patient, password });
});

test('F13: who turns back changes nothing and stays signed in', async ({ page, patient }) => {
  await signIn(page, patient);
  const popup = await change(page, 'Change password', patient);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { name: 'Login and security' })).toBeVisible();
});

test('F13: a patient changes the sign-in e-mail by the link that the new address gets', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  const popup = await change(page, 'Change login email', patient);
  const email = `${randomUUID()}@example.com`;
  await popup.getByLabel('Email').fill(email);
  await popup.getByRole('button', { name: 'Send the link' }).click();
  await expect(popup.getByRole('heading', { name: 'Check your new email' })).toBeVisible();
  await popup.goto(getLink(await waitForMail(stack, email), loginActions));
  await expect(popup.getByRole('heading', { name: 'Email changed' })).toBeVisible();
  await popup.close();

  await page.context().clearCookies();
  await signInByHand(page, { ...patient, email });
  await page.goto('/settings');
  await expect(page.getByText(`You log in with ${email}`)).toBeVisible();
});

test('F13: a patient adds a passkey in the settings and logs in with it; where none can work, none is offered', async ({
  isMobile,
  page,
  patient,
}) => {
  test.slow();
  const without = await openLogin(page);
  await expect(without.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(without.getByRole('button', { name: 'Login with a passkey' })).toBeHidden();
  await enterPassword(without, patient);
  await allowAccess(without);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();

  await test.step('on a device with a lock', async () => {
    // A popup is a page of its own, without the lock: here the sign-in goes by redirect.
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const lock = await plugInLock(page);
    await page.goto('/settings');
    page.on('dialog', (dialog) => void dialog.accept('My phone'));
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await confirm(page, patient);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page).toHaveURL(`${origin}/settings`);
    await expect(page.getByText('Passkey added.')).toBeVisible();
    expect(await lock.passkeys()).toHaveLength(1);
  });

  await test.step('logs in with it', async () => {
    await signOut(page, patient, isMobile);
    await page.goto('/get-started');
    await page.getByRole('button', { name: 'Login' }).click();
    // The virtual lock answers the login page's own question for a passkey: no password is typed.
    await allowAccess(page);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('a tab whose browser somebody else has signed in to says so, and shows nothing of the first', async ({
  context,
  page,
  patient,
}) => {
  await signIn(page, patient);
  await page.goto('/settings');
  await expect(page.getByText(`You log in with ${patient.email}`)).toBeVisible();
  const other = await createFreshPatient(stack);
  await openSession(context, other);
  await page.getByRole('link', { name: 'Message', exact: true }).click();
  await expect(page.getByText('Someone else logged in here')).toBeVisible();
  // To their home page, or to where the press leads if the portal had noticed before it.
  await expect(page).toHaveURL(/\/(dashboard|messages)$/);
  await expect(page.getByText(patient.lastName)).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(other.lastName);
});

test.describe('in a browser that is set to Nepali', () => {
  test.use({ locale: 'ne-NP' });

  test('F13: the first visit, the login pages and the consent are in Nepali', async ({ page, patient }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'लगइन' }).first().click();
    const popup = await opened;
    await expect(popup.locator('html')).toHaveAttribute('lang', 'ne');
    await popup.getByRole('textbox', { name: 'इमेल' }).fill(patient.email);
    await popup.getByLabel('पासवर्ड', { exact: true }).fill(patient.password);
    await popup.getByRole('button', { name: 'लगइन', exact: true }).click();
    await expect(popup.getByRole('button', { name: 'अनुमति दिन्नँ' })).toBeVisible();
    await popup.getByRole('button', { name: 'अनुमति दिन्छु' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  });
});
