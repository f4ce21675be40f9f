import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A list closes when the page moves under it, as it may still do after the tap; then one taps again. */
export async function chooseOption(page: Page, label: string, name: string) {
  const box = page.getByRole('combobox', { name: label });
  await expect(async () => {
    await box.click();
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: 3000 });
    await box.fill(name);
    await page.getByRole('option', { name, exact: true }).click({ timeout: 3000 });
  }).toPass();
}
