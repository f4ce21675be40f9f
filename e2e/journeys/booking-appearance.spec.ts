import type { Page } from '@playwright/test';
import { expectAccessible } from '../core/accessibility.ts';
import {
  addDetails,
  chooseAnyTime,
  chooseDoctor,
  chooseSpecialty,
  confirm,
  goOn,
  kamala,
} from '../core/booking.ts';
import { rememberLanguage } from '../core/language.ts';
import { openPage } from '../core/pages.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test('each step has no accessibility violation in the dark and in Nepali, and loses nothing by the change', async ({
  page,
  patient,
}) => {
  test.setTimeout(240_000);
  await signIn(page, patient);
  await chooseSpecialty(page, kamala.specialty);
  await chooseDoctor(page, kamala);
  await chooseAnyTime(page);
  await goOn(page);
  await expectAccessibleInDarkNepali(page);
  await page.goto('/appointments/time-slot');
  await expectAccessibleInDarkNepali(page);
  await chooseAnyTime(page);
  await goOn(page);
  await addDetails(page);
  await expectAccessibleInDarkNepali(page);
  await confirm(page);
  await expectAccessibleInDarkNepali(page);
  await page.goto('/appointments');
  await page.getByRole('article', { name: kamala.name }).getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/appointments\/[0-9a-f-]{36}$/);
  await expectAccessibleInDarkNepali(page);
});

async function expectAccessibleInDarkNepali(page: Page) {
  const path = new URL(page.url()).pathname;
  await test.step(`${path} in the dark, in Nepali`, async () => {
    await openPage(page, path);
    await page.emulateMedia({ colorScheme: 'dark' });
    await rememberLanguage(page, 'np');
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    expect(new URL(page.url()).pathname).toBe(path);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await rememberLanguage(page, 'en');
    await openPage(page, path);
  });
}
