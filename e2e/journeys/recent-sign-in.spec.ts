import { setSignInAge } from '@portal/test-stack/sign-in-age';
import { blockPopups, enterPassword, leaveSession } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test.beforeEach(async ({ page, patient }) => {
  await leaveSession(page, patient);
  await setSignInAge(stack, patient.id, 20);
});

test('sharing long after the sign-in asks for another one, and then goes on by itself', async ({
  page,
  patient,
}) => {
  await page.goto('/health-summary/share');
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const code = page.getByRole('img', { name: 'QR code for your health summary' });
  const make = page.getByRole('button', { name: 'Create QR code' });

  await test.step('who would rather not stays on the page', async () => {
    await make.click();
    await sheet.getByRole('button', { name: 'Not now' }).click();
    await expect(sheet).toBeHidden();
    await expect(make).toBeEnabled();
    await expect(code).toBeHidden();
  });
  await test.step('after signing in again the code is there', async () => {
    await make.click();
    const opened = page.waitForEvent('popup');
    await sheet.getByRole('button', { name: 'Log in again' }).click();
    await enterPassword(await opened, patient);
    await expect(code).toBeVisible();
    await expect(sheet).toBeHidden();
  });
});

test('where popups are blocked the page goes, comes back and can finish', async ({ page, patient }) => {
  await blockPopups(page);
  await page.goto('/download-my-data');
  const start = page.getByRole('button', { name: 'Download my data' });
  await start.click();
  await page.getByRole('button', { name: 'Log in again' }).click();
  await enterPassword(page, patient);
  await expect(page).toHaveURL(/\/download-my-data$/);
  const saved = page.waitForEvent('download');
  await start.click();
  expect((await saved).suggestedFilename()).toMatch(/^health-record-.*\.zip$/);
});

test('ending another device long after the sign-in asks for another one first', async ({
  browser,
  page,
  patient,
}) => {
  await leaveSession(await (await browser.newContext()).newPage(), patient);
  await page.goto('/settings');
  const devices = page.getByRole('list', { name: 'Logged-in devices' }).getByRole('listitem');
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const signOut = page.getByRole('button', { name: /^Log out Chrome on / });
  await signOut.click();
  await sheet.getByRole('button', { name: 'Not now' }).click();
  await expect(devices).toHaveCount(2);
  await expect(page.getByText('The device may still be logged in.')).toBeHidden();
  await signOut.click();
  const opened = page.waitForEvent('popup');
  await sheet.getByRole('button', { name: 'Log in again' }).click();
  await enterPassword(await opened, patient);
  await expect(devices).toHaveCount(1);
});
