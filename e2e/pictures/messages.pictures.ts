import type { Page } from '@playwright/test';
import { expect, test } from '../core/test.ts';
import { folder, inEachLanguage, signInAsDemoPatient } from './shoot.ts';

/** The page listens for changes as long as it is open, so the network is never idle. */
async function shoot(page: Page, name: string, locale: string) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const look = `${test.info().project.name}${locale === 'np' ? '-np' : ''}`;
  await page.screenshot({ path: `${folder}/${name}-${look}.png`, animations: 'disabled' });
}

inEachLanguage('messages', async (page, locale) => {
  await signInAsDemoPatient(page, locale);
  await page.goto('/messages');
  const rows = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(rows.first()).toBeVisible();
  await shoot(page, 'messages', locale);
  await rows.filter({ hasText: /Anil|अनिल/ }).click();
  await expect(page.getByText('Lipid-profile.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: /0:02|०:०२/ })).toBeVisible();
  await shoot(page, 'messages-chat', locale);
});
