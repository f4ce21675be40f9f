import type { Page } from '@playwright/test';
import { identityAdmin } from '@portal/test-stack/identity-admin';
import type { FreshPatient } from '@portal/test-stack/fresh-patient';
import { readRecord } from '../core/record.ts';
import { blockPopups, enterPassword, openLogin, signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete account?' });
const hasAccount = async ({ email }: FreshPatient) =>
  (await identityAdmin(stack).findUserId(email)) !== undefined;

async function ask(page: Page) {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Delete account' }).click();
  await expect(question(page)).toContainText('You can’t log in');
  await expect(question(page)).toContainText('Your clinic keeps its medical record');
}

const begin = (page: Page) => question(page).getByRole('button', { name: 'Log in and delete' }).click();

async function expectDeleted(page: Page, patient: FreshPatient) {
  await expect(page).toHaveURL('/account-deleted');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  expect(await hasAccount(patient)).toBe(false);
  expect((await readRecord(patient.id)).resourceType).toBe('Patient');
}

test('an account is deleted after signing in again; the record stays, other devices are out', async ({
  browser,
  page,
  patient,
}) => {
  test.slow();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, patient);
  await signIn(page, patient);
  await ask(page);
  const opened = page.waitForEvent('popup');
  await begin(page);
  await enterPassword(await opened, patient);
  await expectDeleted(page, patient);

  await other.reload();
  await expect(other).toHaveURL('/');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await test.step('the old password opens nothing', async () => {
    const login = await openLogin(page);
    await enterPassword(login, patient);
    await expect(login.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/dashboard/);
  });
});

test('where popups are blocked the page itself goes, comes back and finishes', async ({ page, patient }) => {
  await signIn(page, patient);
  await blockPopups(page);
  await ask(page);
  await begin(page);
  await enterPassword(page, patient);
  await expectDeleted(page, patient);
});

test('who changes their mind keeps the account', async ({ page, patient }) => {
  await signIn(page, patient);
  await ask(page);
  const opened = page.waitForEvent('popup');
  await begin(page);
  await (await opened).close();
  await question(page).getByRole('button', { name: 'Keep my account' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/settings');
  expect(await hasAccount(patient)).toBe(true);
});
