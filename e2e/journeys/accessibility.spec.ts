import type { Page } from '@playwright/test';
import { putAppointment } from '@portal/test-stack/fresh-patient';
import { hospitalOf } from '@portal/test-stack/hospital-entries';
import { billLines } from '@portal/test-stack/hospital-resources';
import { expectAccessible } from '../core/accessibility.ts';
import { expectEveryStopSeen } from '../core/keyboard.ts';
import { rememberLanguage } from '../core/language.ts';
import { expectStill } from '../core/motion.ts';
import { openPage, protectedPaths, publicPaths } from '../core/pages.ts';
import { openLogin, signIn } from '../core/sign-in.ts';
import { expectTargets } from '../core/targets.ts';
import { expect, stack, test } from '../core/test.ts';
import { expectFits } from '../core/widths.ts';

type Locale = 'en' | 'np';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Each theme in each language is looked at in one size. */
const looks = {
  en: [
    { colorScheme: 'dark', size: desktop },
    { colorScheme: 'light', size: phone },
  ],
  np: [
    { colorScheme: 'dark', size: phone },
    { colorScheme: 'light', size: desktop },
  ],
} as const;

const middle = Math.ceil(protectedPaths.length / 2);

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

for (const locale of ['en', 'np'] as const) {
  const isEasyOnEveryPage = `in ${locale}: no accessibility violation in either theme, every target a fingertip’s, every stop of Tab seen, nothing moves, nothing cut off`;

  test(`public pages ${isEasyOnEveryPage}`, async ({ page }) => {
    await rememberLanguage(page, locale);
    for (const path of publicPaths) await expectEasy(page, path, locale);
  });

  // The crawl asks axe about each of these pages; themes and sizes crossed, and the rest, in the long form.
  if (process.env['JOURNEYS'] !== 'long') continue;

  test(`the first pages of a patient ${isEasyOnEveryPage}`, async ({ page, patient }) => {
    const hospital = hospitalOf(stack, patient.id);
    await putAppointment(stack, patient.id, new Date(Date.now() + 3 * 24 * 3600_000));
    const bill = await hospital.bill({ lineItem: billLines });
    await hospital.notification('Your report is ready');
    await signIn(page, patient);
    await rememberLanguage(page, locale);
    for (const path of [...protectedPaths.slice(0, middle), `/bills/${bill.id}`])
      await expectEasy(page, path, locale);
  });

  test(`the other pages of a patient ${isEasyOnEveryPage}`, async ({ page, patient }) => {
    await putAppointment(stack, patient.id, new Date(Date.now() + 3 * 24 * 3600_000));
    await signIn(page, patient);
    await rememberLanguage(page, locale);
    for (const path of protectedPaths.slice(middle)) await expectEasy(page, path, locale);
  });
}

/** One visit of the page for all: opening it takes longer than looking at it. */
async function expectEasy(page: Page, path: string, locale: Locale) {
  await test.step(path, async () => {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'np' ? 'ne' : 'en');
    for (const { colorScheme, size } of looks[locale]) {
      await page.setViewportSize(size);
      await showTheme(page, colorScheme);
      await expectAccessible(page);
      await expectTargets(page);
    }
    await expectStill(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectEveryStopSeen(page, path);
    await page.emulateMedia({ forcedColors: 'none' });
    await expectFits(page, path);
  });
}

/** About once in a few hundred changes Chromium emulates another theme and does not tell the page. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark') {
  await expect(async () => {
    await page.emulateMedia({ colorScheme: null });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme, { timeout: 2000 });
  }).toPass();
}

test('the login page has no accessibility violation in the light nor in the dark', async ({ page }) => {
  const login = await openLogin(page);
  await expect(login.getByRole('heading', { level: 1 })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await login.emulateMedia({ colorScheme });
    for (const size of [phone, desktop]) {
      await login.setViewportSize(size);
      await expectAccessible(login);
    }
  }
});
