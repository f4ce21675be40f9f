import type { BrowserContextOptions } from '@playwright/test';
import { rememberLanguage } from '../core/language.ts';
import { openPage } from '../core/pages.ts';
import { openAsStranger, shareSummary, tryPasscode } from '../core/share.ts';
import { shoot, signInAsDemoPatient, test } from './shoot.ts';

/** The link itself is made in English; what is seen of it is in each language. */
test('sharing', async ({ page, language }) => {
  await signInAsDemoPatient(page, 'en');
  const { address, passcode } = await shareSummary(page);
  await page.getByRole('button', { name: 'Close' }).click();
  if (language === 'en') await shoot(page, 'share-code');
  const browser = page.context().browser();
  if (!browser) return;
  if (language === 'en') {
    const doctor = await openAsStranger(browser, address, sizeOf());
    await shoot(doctor, 'share-open');
    await tryPasscode(doctor, passcode);
    await doctor.getByRole('region', { name: 'Allergies' }).waitFor();
    await shoot(doctor, 'shared-summary');
  }
  await rememberLanguage(page, language);
  await openPage(page, '/health-summary/share');
  await shoot(page, 'share-links');
  for (const revoke of await page.getByRole('button', { name: /^(Revoke|फिर्ता लिनुहोस्)$/ }).all())
    await revoke.click();
});

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
