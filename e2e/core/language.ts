import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** What the device remembers; the next page that is opened speaks it. */
export async function rememberLanguage(page: Page, locale: 'en' | 'np') {
  if (page.url() === 'about:blank') await page.goto('/icon.svg');
  await page.evaluate((chosen) => {
    const none = { state: { auth: { isAuthenticated: false, mustRevoke: false } }, version: 0 };
    const root = JSON.parse(localStorage.getItem('root') ?? JSON.stringify(none)) as { state: object };
    localStorage.setItem('root', JSON.stringify({ ...root, state: { ...root.state, locale: chosen } }));
  }, locale);
}

/** In the bar above a wide page; on a phone, in the menu. */
export async function chooseLanguage(page: Page, title: 'ENG' | 'NEP', isMobile: boolean) {
  await test.step(`choose ${title}`, async () => {
    if (isMobile) {
      await page.getByRole('navigation').last().getByRole('link').last().click();
      await page
        .getByRole('combobox')
        .first()
        .selectOption(title === 'NEP' ? 'np' : 'en');
    } else {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /ENG|NEP/ })
        .first()
        .click();
      await page.getByRole('button', { name: title, exact: false }).last().click();
    }
    await expect(page.locator('html')).toHaveAttribute('lang', title === 'NEP' ? 'ne' : 'en');
  });
}
