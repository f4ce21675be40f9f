import type { Page } from '@playwright/test';
import { expect, stack } from './test.ts';

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'np';

export const themes: Theme[] = ['light', 'dark'];
export const languages: Language[] = ['en', 'np'];

/** The gallery is a build of its own, on a port of its own. */
export async function openGallery(page: Page, theme: Theme = 'light', language: Language = 'en') {
  await page.goto(`http://localhost:${stack.ports.gallery}/ui?theme=${theme}&lang=${language}`);
  await expect(page.locator('main[data-fonts=loaded]')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}
