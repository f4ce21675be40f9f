import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { save, signInAsDemoPatient, test } from './shoot.ts';

const reportButton = { en: 'Download Report', np: 'रिपोर्ट डाउनलोड' };
const cardButton = { en: 'Card to print (PDF)', np: 'छाप्ने कार्ड (PDF)' };

/** Paper has no theme and no screen: one picture for each language. */
test('a report and the health card as documents', async ({ page, language }) => {
  test.skip(!test.info().project.name.startsWith('desktop'), 'once is enough');
  await signInAsDemoPatient(page, language);
  // To the newest one the laboratory has attached a sheet of its own.
  await page.goto('/test-results?name=Lipid+Profile');
  await page.locator('main a[href^="/test-results/"]').last().click();
  await page.getByRole('dialog').waitFor();
  await shootDocument(page, reportButton[language], `report-${language}`);
  await page.goto('/health-summary');
  await shootDocument(page, cardButton[language], `health-card-${language}`);
});

async function shootDocument(page: Page, button: string, name: string) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const pdf = await (await saved).path();
  const picture = test.info().outputPath(name);
  execFileSync('pdftoppm', ['-r', '110', '-png', '-singlefile', pdf, picture]);
  await save(page, readFileSync(`${picture}.png`), name);
}
