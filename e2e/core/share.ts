import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './test.ts';

export type HandedOver = { address: string; passcode: string };

/** The patient makes a code and hands over what it says. */
export async function shareSummary(page: Page): Promise<HandedOver> {
  return test.step('share', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/health-summary/share');
    await page.getByRole('button', { name: 'Create QR code' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your health summary' })).toBeVisible();
    const spoken = await page.getByText(/^Passcode \d/).textContent();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    return { address, passcode: (spoken ?? '').replaceAll(/\D/g, '') };
  });
}

/** A browser of somebody without an account. */
export async function openAsStranger(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Shared health summary' })).toBeVisible();
  return page;
}

export async function tryPasscode(page: Page, passcode: string) {
  await page.getByRole('textbox', { name: 'Your name and clinic' }).fill('Dr. Rai, Patan');
  await page.getByRole('textbox', { name: 'Passcode' }).fill(passcode);
  await page.getByRole('button', { name: 'Open the summary' }).click();
}
