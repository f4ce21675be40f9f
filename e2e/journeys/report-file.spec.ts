import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { laboratoryOf } from '@portal/test-stack/laboratory-entries';
import { hdl, ldl } from '@portal/test-stack/lab-results';
import { rememberLanguage } from '../core/language.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

/** Saves what the button gives, and reads it as any other program would. */
async function saveReport(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const text = execFileSync('pdftotext', ['-enc', 'UTF-8', await (await saved).path(), '-'], {
    encoding: 'utf8',
  });
  return text.replaceAll(/\s+/g, ' ');
}

test('Download Report saves a document that says what the page says, in its language', async ({
  page,
  patient,
}) => {
  const { id } = await laboratoryOf(stack, patient.id).report('Lipid Profile', {
    effectiveDateTime: '2026-11-12T07:40:00+05:45',
    results: [hdl(46), ldl(138)],
    conclusion: 'Repeat the test in three months.',
  });
  await signIn(page, patient);

  await test.step('in English', async () => {
    await page.goto(`/test-results/${id}`);
    const text = await saveReport(page, 'Download Report');
    for (const said of ['Lipid Profile', '12 Nov 2026 7:40 AM', 'Parameter Result Normal Range Condition'])
      expect(text).toContain(said);
    expect(text).toContain('LDL Cholesterol 138 mg/dL 0 – 100 mg/dL High');
    expect(text).toContain('Doctor Notes Repeat the test in three months.');
  });

  await test.step('in Nepali', async () => {
    await rememberLanguage(page, 'np');
    await page.goto(`/test-results/${id}`);
    const text = await saveReport(page, 'रिपोर्ट डाउनलोड');
    for (const said of ['ल्याब रिपोर्ट', '१२ नोभेम्बर २०२६', '१३८ mg/dL', 'बढी'])
      expect(text).toContain(said);
  });
});
