import { randomUUID } from 'node:crypto';
import { identityAdmin } from '@portal/test-stack/identity-admin';
import { getLink, waitForMail } from '@portal/test-stack/mailbox';
import { allowAccess } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test('a person registers, verifies their e-mail, gets a record and is greeted', async ({
  isMobile,
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  const password = `register-${randomUUID()}`;

  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Register' }).first().click();
  const popup = await opened;

  await test.step('fill the registration form', async () => {
    await popup.getByRole('link', { name: 'Register' }).click();
    await popup.getByLabel('First name').fill('Gita');
    await popup.getByLabel('Last name').fill('Rai');
    await popup.getByLabel('Email').fill(email);
    await popup.getByRole('button', { name: 'Register' }).click();
    await expect(popup.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  await test.step('open the link of the e-mail and choose a password', async () => {
    const mail = await waitForMail(stack, email);
    await popup.goto(getLink(mail, `http://localhost:${stack.ports.identity}/realms/portal/login-actions`));
    await popup.getByLabel('New password', { exact: true }).fill(password);
    await popup.getByLabel('Password again').fill(password);
    await popup.getByRole('button', { name: 'Save' }).click();
    await allowAccess(popup);
  });

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gita Rai');

  await test.step('the records server has Patient/{subject}', async () => {
    const subject = await identityAdmin(stack).findUserId(email);
    const response = await fetch(`http://127.0.0.1:${stack.ports.records}/fhir/Patient/${subject}`);
    expect(response.status).toBe(200);
  });
});
