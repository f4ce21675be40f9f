import { passUnused } from '@portal/test-stack/sign-in-age';
import { allowAccess, enterPassword, openLogin, signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test('after 30 minutes without use the patient is asked to log in again; what was typed is still there', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  await page.goto('/messages');
  await page
    .getByRole('link', { name: /reception|Himal/i })
    .first()
    .click();
  const composer = page.getByRole('textbox', { name: 'Message' });
  await composer.fill('Since Sunday my knee');
  await expect(composer).toHaveValue('Since Sunday my knee');
  const chat = page.url();
  await page.waitForTimeout(1000);
  await passUnused(stack, patient.id, 31);
  await page.reload();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('You were logged out.')).toBeVisible();
  const popup = await openLogin(page);
  await enterPassword(popup, patient);
  await allowAccess(popup);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/get-started|callback/);
  await page.goto(chat);
  await expect(composer).toHaveValue('Since Sunday my knee');
});

test('who chooses to stay signed in on this device does; the list of devices says so', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  await page.goto('/settings');
  const device = page.getByRole('list', { name: 'Logged-in devices' }).getByRole('listitem');
  await expect(page.getByText('We log you out after 30 minutes without use.')).toBeVisible();
  await expect(device).toContainText('unless used');
  const row = page.getByText('Stay logged in on this device').locator('xpath=ancestor::div[3]');
  await row.getByRole('button', { name: 'Turn on' }).click();
  await expect(device).toContainText('Stays logged in until');
  await passUnused(stack, patient.id, 600);
  await page.reload();
  await expect(page).toHaveURL(/\/settings$/);
  await row.getByRole('button', { name: 'Turn off' }).click();
  await expect(device).toContainText('unless used');
});
