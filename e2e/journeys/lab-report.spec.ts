import { laboratoryOf } from '@portal/test-stack/laboratory-entries';
import { ldl } from '@portal/test-stack/lab-results';
import { openDetailReport } from '../core/results.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test('View Report opens the document, Download Report saves it', async ({ page, patient, context }) => {
  const { id } = await laboratoryOf(stack, patient.id).report('Lipid Profile', {
    effectiveDateTime: '2026-11-12T07:40:00+05:45',
    results: [ldl(80)],
  });
  await signIn(page, patient);
  const authorizations: (string | undefined)[] = [];
  await page.route(`**/v1/reports/${id}/pdf?language=en&dates=ad`, async (route) => {
    authorizations.push(route.request().headers()['authorization']?.split(' ')[0]);
    await route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4\n%%EOF' });
  });
  await page.goto('/test-results?name=lipid');
  const sheet = await openDetailReport(page, 'Lipid Profile');
  await expect(sheet.getByRole('link', { name: 'Call +977-1-5550100' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  expect((await saved).suggestedFilename()).toBe('Lipid-Profile-2026-11-12.pdf');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'View Report' }).click();
  await (await opened).close();
  await expect(page.getByRole('button', { name: 'View Report' })).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  expect(authorizations).toEqual(['Bearer', 'Bearer']);

  await test.step('closed, Back leaves to what was before the list', async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/test-results\?name=lipid$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
