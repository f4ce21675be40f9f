import { laboratoryOf, withheldFromPatient } from '@portal/test-stack/laboratory-entries';
import { ldl } from '@portal/test-stack/lab-results';
import { reportLink, reportLinks } from '../core/results.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test('a withheld report never appears; one entered in error is never current', async ({ page, patient }) => {
  const laboratory = laboratoryOf(stack, patient.id);
  const shown = await laboratory.report('Shown Test', { results: [ldl(80)] });
  const withheld = await laboratory.report('Withheld Test', {
    meta: withheldFromPatient,
    results: [ldl(300, { more: { meta: withheldFromPatient } })],
  });
  const wrong = await laboratory.report('Wrong Test', {
    status: 'entered-in-error',
    results: [ldl(200, { more: { status: 'entered-in-error' } })],
  });
  await signIn(page, patient);
  for (const path of ['/test-results', '/test-results?name=test', '/my-health/lab-results']) {
    await page.goto(path);
    await expect(reportLink(page, 'Shown Test')).toBeVisible();
    await expect(reportLinks(page)).toHaveCount(1);
  }
  await page.goto(`/test-results/${withheld.id}`);
  await expect(page.getByRole('dialog')).toContainText('We can’t find this report');
  await expect(page.getByText('Withheld Test')).toHaveCount(0);
  await page.goto(`/test-results/${wrong.id}`);
  await expect(page.getByRole('dialog')).toContainText('This report was entered by mistake.');
  await expect(page.getByRole('dialog').getByText('200')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download Report' })).toHaveCount(0);
  await page.goto(`/test-results/${shown.id}`);
  const sheet = page.getByRole('dialog', { name: 'Shown Test' });
  await sheet.getByRole('button', { name: 'LDL Cholesterol' }).click();
  await expect(sheet).toContainText('This is the only LDL Cholesterol result here so far.');
});
