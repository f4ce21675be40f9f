import type { Page } from '@playwright/test';
import { expect, test } from '../core/test.ts';

const script = (body: string) => ({ contentType: 'text/javascript', body });
const helpCode = /assets\/help\.route-.*\.js$/;

const faults: [name: string, plant: (page: Page) => Promise<unknown>][] = [
  [
    'a loader that throws',
    (page) =>
      page.route(helpCode, (route) =>
        route.fulfill(
          script(
            'export const loader = () => { throw new Error("planted") }; export const Component = () => null;',
          ),
        ),
      ),
  ],
  [
    'a component that throws',
    (page) =>
      page.route(helpCode, (route) =>
        route.fulfill(script('export const Component = () => { throw new Error("planted") };')),
      ),
  ],
  ['code that cannot be loaded', (page) => page.route(helpCode, (route) => route.abort())],
];

for (const [name, plant] of faults) {
  test(`${name}: the page says so and leads on`, async ({ page }) => {
    await plant(page);
    await page.goto('/help');
    await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await page.unroute(helpCode);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'In an emergency' })).toBeVisible();
  });
}

test('a failed page leaves the rest of the portal usable', async ({ page }) => {
  await page.route(helpCode, (route) => route.abort());
  await page.goto('/help');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('words that cannot be loaded: a page in both languages, with a way on', async ({ page }) => {
  await page.route(/assets\/words-en-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Error occurred' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'समस्या आयो' })).toBeVisible();
  await page.unroute(/assets\/words-en-.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Patient Portal' }).first()).toBeVisible();
});

test('an app that cannot be loaded at all: a page with a way on', async ({ page }) => {
  await page.route(/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Error occurred' })).toBeVisible();
  await page.unroute(/assets\/index-.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Patient Portal' }).first()).toBeVisible();
});

test('a configuration that cannot be read: a page with a way on', async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{}' }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to Home' })).toBeVisible();
});
