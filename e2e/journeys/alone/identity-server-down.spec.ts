import { startEngine, stopEngine } from '@portal/test-stack/engines';
import { identityAdmin } from '@portal/test-stack/identity-admin';
import { signIn } from '../../core/sign-in.ts';
import { expect, stack, test } from '../../core/test.ts';

test.describe.configure({ timeout: 240_000 });

test('the identity server being down at refresh signs nobody out', async ({ page, patient }) => {
  const admin = identityAdmin(stack);
  await admin.setAccessTokenSeconds('patient-portal', 65);
  try {
    await signIn(page, patient);
    await stopEngine(stack, 'identity');

    await test.step('the refresh is answered 503, and the page stays', async () => {
      const refused = await page.waitForResponse((response) => response.url().endsWith('/v1/auth/refresh'), {
        timeout: 40_000,
      });
      expect(refused.status()).toBe(503);
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('a reload tells the patient, and does not send them to the landing', async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 60_000 });
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  } finally {
    await startEngine(stack, 'identity');
    await admin.setAccessTokenSeconds('patient-portal', undefined);
  }

  await test.step('by itself, or with Try again, the page is back', async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(patient.lastName, {
        timeout: 5000,
      });
    }).toPass({ timeout: 60_000 });
  });
});
