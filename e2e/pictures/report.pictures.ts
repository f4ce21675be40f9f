import { execFileSync } from 'node:child_process';
import { rememberLanguage } from '../core/language.ts';
import { test } from '../core/test.ts';
import { folder, signInAsDemoPatient } from './shoot.ts';

const download = { en: 'Download Report', np: 'रिपोर्ट डाउनलोड' };

/** Paper has no theme and no screen: one picture for each language. */
for (const locale of ['en', 'np'] as const) {
  test(`a report as a document in ${locale}`, async ({ page }) => {
    test.skip(test.info().project.name !== 'desktop-light', 'once is enough');
    await signInAsDemoPatient(page, 'en');
    // To the newest one the laboratory has attached a sheet of its own.
    await page.goto('/test-results?name=Lipid+Profile');
    await page.getByRole('link', { name: 'View Detail Report' }).last().click();
    await page.getByRole('dialog').waitFor();
    const address = page.url();
    await rememberLanguage(page, locale);
    await page.goto(address);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: download[locale] }).click();
    const pdf = await (await saved).path();
    execFileSync('pdftoppm', ['-r', '110', '-png', '-singlefile', pdf, `${folder}/report-${locale}`]);
  });
}
