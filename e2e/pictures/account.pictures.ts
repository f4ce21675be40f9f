import type { Page } from '@playwright/test';
import { getLink, waitForMail } from '@portal/test-stack/mailbox';
import { openPage } from '../core/pages.ts';
import { expect, stack } from '../core/test.ts';
import { readHtml } from './mail-html.ts';
import { demoPatient, shoot, test } from './shoot.ts';

const loginActions = `http://localhost:${stack.ports.identity}/realms/portal/login-actions`;
const emptyPages = {
  'new-account-dashboard': '/dashboard',
  'new-account-appointments': '/appointments',
  'new-account-test-results': '/test-results',
  'new-account-medications': '/medications',
  'new-account-messages': '/messages',
  'new-account-my-health': '/my-health',
  'new-account-bills': '/bills',
};

/** One for each look: an address registers once. */
const newcomers: Record<string, [email: string, first: string, last: string]> = {
  phone: ['asha.rai@example.com', 'Asha', 'Rai'],
  desktop: ['maya.lama@example.com', 'Maya', 'Lama'],
  'phone-np-dark': ['hari.thapa@example.com', 'हरि', 'थापा'],
  'tablet-np': ['bina.gurung@example.com', 'बिना', 'गुरुङ'],
  'desktop-np-dark': ['ram.karki@example.com', 'राम', 'कार्की'],
};
const loginButton = { en: 'Login', np: 'लगइन' };

async function openLogin(page: Page, language: 'en' | 'np'): Promise<Page> {
  await page.goto('/get-started');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: loginButton[language] }).first().click();
  return opened;
}

test('login', async ({ page, language }) => {
  const login = loginButton[language];
  const email = { en: 'Email', np: 'इमेल' }[language];
  const password = { en: 'Password', np: 'पासवर्ड' }[language];
  const popup = await openLogin(page, language);
  await popup.getByRole('textbox', { name: email }).fill(demoPatient.email);
  await shoot(popup, 'login');
  await popup.getByLabel(password, { exact: true }).fill('a-wrong-password');
  await popup.getByRole('button', { name: login, exact: true }).click();
  await popup.getByRole('alert').first().waitFor();
  await shoot(popup, 'login-refused');
  await popup.getByLabel(password, { exact: true }).fill(demoPatient.password);
  await popup.getByRole('button', { name: login, exact: true }).click();
  await popup.getByRole('heading', { level: 2 }).first().waitFor();
  await shoot(popup, 'consent');
});

test('a new account', async ({ page, language }) => {
  const [address = '', first = '', last = ''] = newcomers[test.info().project.name] ?? [];
  const popup = await openLogin(page, language);
  await popup.locator('a[href*=registration]').click();
  await popup.locator('input[name=firstName]').fill(first);
  await popup.locator('input[name=lastName]').fill(last);
  await popup.locator('input[name=email]').fill(address);
  await shoot(popup, 'register');
  await popup.locator('input:visible').last().press('Enter');
  await expect(popup.locator('input[name=email]')).toBeHidden();
  await shoot(popup, 'check-your-email');
  const mail = await waitForMail(stack, address);
  const inbox = await page.context().newPage();
  await inbox.setContent(readHtml(mail));
  await shoot(inbox, 'email-confirm-address');
  await inbox.close();
  await popup.goto(getLink(mail, loginActions));
  const password = 'seven-quiet-lanterns';
  for (const field of await popup.locator('input[type=password]').all()) await field.fill(password);
  await shoot(popup, 'choose-password');
  await popup.locator('input:visible').last().press('Enter');
  await popup.getByRole('button').last().click();
  await page.waitForURL(/\/dashboard$/);
  for (const [name, path] of Object.entries(emptyPages)) {
    await openPage(page, path);
    await shoot(page, name);
  }
});
