import { expectAccessible } from '../core/accessibility.ts';
import { openLogin, signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of ['/', '/get-started', '/help', '/terms', '/privacy', '/no-such-page']) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    }

    test('the login page and the dashboard have no accessibility violation', async ({ page, patient }) => {
      const login = await openLogin(page);
      await expect(login.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(login);
      await login.close();
      await signIn(page, patient);
      await expectAccessible(page);
    });
  });
}
