import type { Page } from '@playwright/test';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

const html = (page: Page) => page.locator('html');
const devicesOf = (page: Page) => page.getByRole('list', { name: 'Logged-in devices' }).getByRole('listitem');

async function signInElsewhere(
  browser: import('@playwright/test').Browser,
  patient: Parameters<typeof signIn>[1],
) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, patient);
  return page;
}

test('language, theme and text size count at once, in other tabs too, and after a reload', async ({
  context,
  page,
  patient,
}) => {
  await signIn(page, patient);
  await page.goto('/settings');
  const second = await context.newPage();
  await second.goto('/help');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(second)).toHaveAttribute('data-theme', 'dark');

  const before = await html(page).evaluate((element) => getComputedStyle(element).fontSize);
  await page.getByRole('radio', { name: 'Largest' }).check();
  await expect(page.getByText('Largest', { exact: true })).toBeVisible();
  expect(await html(page).evaluate((element) => getComputedStyle(element).fontSize)).toBe('21.6px');
  expect(before).toBe('16px');

  await page.getByRole('radio', { name: 'नेपाली' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'ne');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'सेटिङ' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('data-text-size', 'largest');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('the theme of the device is followed while System is chosen', async ({ page, patient }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, patient);
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('a device is signed out from here, at once; then all others', async ({ browser, page, patient }) => {
  test.slow();
  const [one, two, three] = [
    await signInElsewhere(browser, patient),
    await signInElsewhere(browser, patient),
    await signInElsewhere(browser, patient),
  ];
  await signIn(page, patient);
  await page.goto('/settings');
  await expect(devicesOf(page)).toHaveCount(4);
  await expect(devicesOf(page).filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(devicesOf(page).filter({ hasText: 'Active now' })).toHaveCount(1);

  await devicesOf(page)
    .getByRole('button', { name: /^Log out Chrome on / })
    .first()
    .click();
  await expect(page.getByText('That device can’t see your record any more.')).toBeVisible();
  await expect(devicesOf(page)).toHaveCount(3);
  const others = [one, two, three];
  await Promise.all(others.map((other) => other.reload()));
  await expect.poll(() => others.filter((other) => new URL(other.url()).pathname === '/').length).toBe(1);

  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(devicesOf(page)).toHaveCount(1);
  await Promise.all(others.map((other) => other.reload()));
  for (const other of others) await expect(other).toHaveURL('/');
  await page.reload();
  await expect(page).toHaveURL('/settings');
});
