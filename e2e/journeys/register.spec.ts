import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { identityAdmin } from '@portal/test-stack/identity-admin';
import { getLink, waitForMail } from '@portal/test-stack/mailbox';
import { allowAccess, enterPassword, blockPopups } from '../core/sign-in.ts';
import { expect, origin, stack, test } from '../core/test.ts';

const loginActions = `http://localhost:${stack.ports.identity}/realms/portal/login-actions`;

async function openRegistration(page: Page): Promise<Page> {
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Register' }).first().click();
  return opened;
}

async function fillIn(popup: Page, email: string) {
  await test.step('fill the registration form', async () => {
    await popup.getByLabel('First name').fill('Gita');
    await popup.getByLabel('Last name').fill('Rai');
    await popup.getByLabel('Email').fill(email);
    await popup.getByRole('button', { name: 'Register' }).click();
    await expect(popup.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });
}

async function choosePassword(at: Page) {
  const password = `register-${randomUUID()}`;
  await at.getByLabel('New password', { exact: true }).fill(password);
  await at.getByLabel('Password again').fill(password);
  await at.getByRole('button', { name: 'Save' }).click();
  return password;
}

test('F13: Register opens the registration; the person verifies their e-mail, gets a record and is greeted', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  const popup = await openRegistration(page);
  await expect(popup.getByRole('heading', { name: 'Register' })).toBeVisible();
  await fillIn(popup, email);
  await popup.goto(getLink(await waitForMail(stack, email), loginActions));
  await choosePassword(popup);
  await allowAccess(popup);

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gita Rai');

  await test.step('the records server has Patient/{subject}', async () => {
    const subject = await identityAdmin(stack).findUserId(email);
    const response = await fetch(`http://127.0.0.1:${stack.ports.records}/fhir/Patient/${subject}`);
    expect(response.status).toBe(200);
  });
});

test('F6: the e-mail’s link opened in another tab of the same browser ends in a signed-in portal, and in no error', async ({
  context,
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  const popup = await openRegistration(page);
  await fillIn(popup, email);
  const tab = await context.newPage();
  await tab.goto(getLink(await waitForMail(stack, email), loginActions));
  await choosePassword(tab);
  await allowAccess(tab);

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gita Rai');
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(tab.getByRole('heading', { name: 'You can close this window' })).toBeVisible();
});

test('F6: where the sign-in goes by redirect, the link’s tab goes on and the page that waited says so', async ({
  context,
  page,
}) => {
  await blockPopups(page);
  const email = `${randomUUID()}@example.com`;
  await page.goto('/');
  await page.getByRole('button', { name: 'Register' }).first().click();
  await fillIn(page, email);
  const tab = await context.newPage();
  await blockPopups(tab);
  await tab.goto(getLink(await waitForMail(stack, email), loginActions));
  const password = await choosePassword(tab);
  await allowAccess(tab);
  await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'Log in to continue' })).toBeVisible();
  await tab.getByRole('button', { name: 'Login' }).click();
  await enterPassword(tab, { email, password });
  await allowAccess(tab);
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Gita Rai');
});

test('F6, F17: the e-mail’s link opened in another browser ends with “You’re registered. Log in.”', async ({
  browser,
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  const popup = await openRegistration(page);
  await fillIn(popup, email);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(getLink(await waitForMail(stack, email), loginActions));
  await elsewhere.getByRole('link', { name: 'Continue' }).click();
  await choosePassword(elsewhere);
  await expect(elsewhere.getByRole('heading', { name: 'You’re registered. Log in.' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Login' }).click();
  await expect(elsewhere).toHaveURL(`${origin}/get-started`);
  await elsewhere.close();
});
