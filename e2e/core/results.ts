import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The link of the report with that name, on its card, in its row or over it. */
export const reportLink = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^View Detail Report ${RegExp.escape(name)}( ?, new)?$`) });

export const reportSheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

export async function openDetailReport(page: Page, name: string): Promise<Locator> {
  await reportLink(page, name).click();
  const sheet = reportSheet(page, name);
  await expect(sheet).toBeVisible();
  return sheet;
}

export const reportLinks = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: /^View Detail Report/ });
