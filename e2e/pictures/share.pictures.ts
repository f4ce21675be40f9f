import { execFileSync } from 'node:child_process';
import type { BrowserContextOptions } from '@playwright/test';
import { rememberLanguage } from '../core/language.ts';
import { openPage } from '../core/pages.ts';
import { openAsStranger, shareSummary, tryPasscode } from '../core/share.ts';
import { test } from '../core/test.ts';
import { folder, inEachLanguage, shoot, signInAsDemoPatient } from './shoot.ts';

/** The link itself is made in English; what is seen of it is in each language. */
inEachLanguage('sharing', async (page, locale) => {
  await signInAsDemoPatient(page, 'en');
  const { address, passcode } = await shareSummary(page);
  await page.getByRole('button', { name: 'Close' }).click();
  if (locale === 'en') await shoot(page, 'share-code', locale);
  const browser = page.context().browser();
  if (!browser) return;
  const doctor = await openAsStranger(browser, address, sizeOf());
  await shoot(doctor, 'share-open', 'en');
  await tryPasscode(doctor, passcode);
  await doctor.getByRole('region', { name: 'Allergies' }).waitFor();
  await shoot(doctor, 'shared-summary', 'en');
  await page.reload();
  await page.getByRole('heading', { name: 'Opened 1 time' }).first().waitFor();
  await rememberLanguage(page, locale);
  await openPage(page, '/health-summary/share');
  await shoot(page, 'share-links', locale);
  for (const revoke of await page.getByRole('button', { name: /^(Revoke|फिर्ता लिनुहोस्)$/ }).all())
    await revoke.click();
});

const card = { en: 'Card to print (PDF)', np: 'छाप्ने कार्ड (PDF)' };

for (const locale of ['en', 'np'] as const) {
  test(`the health card in ${locale}`, async ({ page }) => {
    test.skip(test.info().project.name !== 'desktop-light', 'once is enough');
    await signInAsDemoPatient(page, locale);
    await page.goto('/health-summary');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: card[locale] }).click();
    const pdf = await (await saved).path();
    execFileSync('pdftoppm', ['-r', '110', '-png', '-singlefile', pdf, `${folder}/health-card-${locale}`]);
  });
}

/** The stranger's screen is like the patient's. */
function sizeOf(): BrowserContextOptions {
  const { viewport, colorScheme, isMobile, deviceScaleFactor } = test.info().project.use;
  return {
    ...(viewport && { viewport }),
    ...(colorScheme && { colorScheme }),
    ...(isMobile && { isMobile, hasTouch: true }),
    ...(deviceScaleFactor && { deviceScaleFactor }),
  };
}
