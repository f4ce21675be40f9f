import { expect, test } from '../core/test.ts';

const helpCode = /assets\/help\.route-.*\.js$/;

test('code that cannot be loaded: the page says so, leads home, and is there when it is tried again', async ({
  page,
}) => {
  await page.route(helpCode, (route) => route.abort());
  await page.goto('/help');
  await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/help');
  await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  await page.unroute(helpCode);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'In an emergency' })).toBeVisible();
});

test('words that cannot be loaded: a page in both languages, with a way on', async ({ page }) => {
  await page.route(/assets\/words-en-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Error occurred' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'समस्या आयो' })).toBeVisible();
  await page.unroute(/assets\/words-en-.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Himal Valley Hospital' }).first()).toBeVisible();
});

test('an app that cannot be loaded at all: a page with a way on', async ({ page }) => {
  await page.route(/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Error occurred' })).toBeVisible();
  await page.unroute(/assets\/index-.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Himal Valley Hospital' }).first()).toBeVisible();
});
