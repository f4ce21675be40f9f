import { randomUUID } from 'node:crypto';
import { waitForMail } from '@portal/test-stack/mailbox';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test('B9: an e-mail that a patient adds is confirmed by the code that was sent there; a wrong code says so', async ({
  page,
  patient,
}) => {
  const email = `${randomUUID()}@example.net`;
  await signIn(page, patient);
  const line = page.getByText('Confirm your e-mail to get notifications there.');

  await test.step('the dashboard says that it is not confirmed', async () => {
    await page.goto('/edit-profile');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your profile is up to date.', { exact: true })).toBeVisible();
    await page.goto('/dashboard');
    await expect(line).toBeVisible();
    await page.getByRole('link', { name: 'Confirm in Settings' }).click();
    await expect(page.getByText(email, { exact: true })).toBeInViewport();
    await expect(page.getByText('Not confirmed. We won’t send notifications here.')).toBeVisible();
  });

  const field = page.getByRole('textbox', { name: 'Code', exact: true });
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  const wrong = page.getByRole('alert').filter({ hasText: 'The code isn’t right, or it’s too old.' });

  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(field).toBeFocused();
  const body = (await waitForMail(stack, email)).split(/\r?\n\r?\n/)[1] ?? '';
  const code = /\b\d{6}\b/.exec(body)?.[0] ?? '';

  await test.step('a wrong code is refused, and what was typed stays', async () => {
    const other = code === '000000' ? '000001' : '000000';
    await field.fill(other);
    await confirm.click();
    await expect(wrong).toBeVisible();
    await expect(field).toHaveValue(other);
  });

  await test.step('the right one confirms it, and the dashboard asks no more', async () => {
    await field.fill(code);
    await confirm.click();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(wrong).toBeHidden();
    await page.reload();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
    await page.waitForLoadState('networkidle');
    await expect(line).toBeHidden();
  });
});
