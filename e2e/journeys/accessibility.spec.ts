import { putAppointment } from '@portal/test-stack/fresh-patient';
import { billLines, hospitalOf } from '@portal/test-stack/hospital-entries';
import { expectAccessible } from '../core/accessibility.ts';
import { rememberLanguage } from '../core/language.ts';
import { openPage, protectedPaths, publicPaths } from '../core/pages.ts';
import { openLogin, signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the login page has no accessibility violation', async ({ page }) => {
      const login = await openLogin(page);
      await expect(login.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(login);
    });

    for (const locale of ['en', 'np'] as const) {
      test(`no page has an accessibility violation in ${locale}`, async ({ page, patient, isMobile }) => {
        test.setTimeout(300_000);
        const isOnPhones = (colorScheme === 'light') === (locale === 'en');
        test.skip(isMobile !== isOnPhones, 'each theme in each language is looked at in one size');
        const expectNone = async (path: string) =>
          test.step(path, async () => {
            await openPage(page, path);
            await expect(page.locator('html')).toHaveAttribute('lang', locale === 'np' ? 'ne' : 'en');
            await expectAccessible(page);
          });
        const hospital = hospitalOf(stack, patient.id);
        await putAppointment(stack, patient.id, new Date(Date.now() + 3 * 24 * 3600_000));
        const bill = await hospital.bill({ lineItem: billLines });
        await hospital.notice('Your report is ready');
        await rememberLanguage(page, locale);
        for (const path of publicPaths) await expectNone(path);
        await rememberLanguage(page, 'en');
        await signIn(page, patient);
        await rememberLanguage(page, locale);
        for (const path of [...protectedPaths, `/bills/${bill.id}`]) await expectNone(path);
      });
    }
  });
}
