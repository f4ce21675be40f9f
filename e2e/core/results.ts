import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The card of the report with that name. */
export const reportCard = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

export const reportSheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

export async function openDetailReport(page: Page, name: string): Promise<Locator> {
  await reportCard(page, name).getByRole('link', { name: 'View Detail Report' }).click();
  const sheet = reportSheet(page, name);
  await expect(sheet).toBeVisible();
  return sheet;
}

export const reportCards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'View Detail Report' }) });
