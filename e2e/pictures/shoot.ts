import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { rememberLanguage } from '../core/language.ts';
import { waitForQuiet } from '../core/quiet.ts';
import { signIn } from '../core/sign-in.ts';
import { test } from '../core/test.ts';

type Locale = 'en' | 'np';

export const folder = resolve(import.meta.dirname, '../../docs/pictures');
export const demoPatient = {
  email: 'sita.sharma@example.com',
  password: 'seven-red-marigolds',
  firstName: 'Sita',
  lastName: 'Sharma',
};

/** One test for each language; Nepali on a light phone and a dark desktop, which shows both sizes and both themes. */
export function inEachLanguage(title: string, run: (page: Page, locale: Locale) => Promise<void>) {
  for (const locale of ['en', 'np'] as const) {
    test(`${title} in ${locale}`, async ({ page }) => {
      const { name } = test.info().project;
      test.skip(locale === 'np' && !['phone-light', 'desktop-dark'].includes(name));
      await run(page, locale);
    });
  }
}

export async function signInAsDemoPatient(page: Page, locale: Locale) {
  await rememberLanguage(page, 'en');
  await signIn(page, demoPatient);
  await rememberLanguage(page, locale);
}

export async function shoot(page: Page, name: string, locale: Locale) {
  await waitForQuiet(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const look = `${test.info().project.name}${locale === 'np' ? '-np' : ''}`;
  await page.screenshot({ path: `${folder}/${name}-${look}.png`, animations: 'disabled' });
}
