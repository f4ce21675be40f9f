import type { Page } from '@playwright/test';
import type { FreshPatient } from '@portal/test-stack/fresh-patient';
import { expect, test } from './test.ts';

/** As far as the first page; what is opened before would be left for it. */
export async function signOut(page: Page, patient: FreshPatient, isMobile: boolean) {
  await test.step('sign out', async () => {
    await askToSignOut(page, patient, isMobile);
    await expect(page).toHaveURL('/');
  });
}

/** Logout in the user dropdown; on a phone, Sign Out in the menu. */
export async function askToSignOut(page: Page, patient: FreshPatient, isMobile: boolean) {
  if (isMobile) {
    await page.getByRole('link', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
  } else {
    await page.getByRole('button', { name: patient.lastName }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
  }
}
