import type { Page } from '@playwright/test';
import { addDetails, chooseAnyTime, chooseDoctor, chooseSpecialty, goOn, kamala } from '../core/booking.ts';
import { rememberLanguage } from '../core/language.ts';
import { openPage } from '../core/pages.ts';
import { expect } from '../core/test.ts';
import { shoot, signInAsDemoPatient, test } from './shoot.ts';

test('booking', async ({ page, language }) => {
  /** The steps are gone through in English; what is chosen outlasts the change of language. */
  const shootStep = async (name: string) => {
    await rememberLanguage(page, language);
    await openPage(page, new URL(page.url()).pathname);
    await shoot(page, name);
    await rememberLanguage(page, 'en');
    await page.reload();
  };
  await signInAsDemoPatient(page, 'en');
  await chooseSpecialty(page, kamala.specialty);
  await chooseDoctor(page, kamala);
  await chooseAnyTime(page);
  await shootStep('time-slot');
  await goOn(page);
  await shootStep('add-details');
  await addDetails(page);
  await shootStep('payment');
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  await shootStep('payment-confirmed');
  await openBookedVisit(page);
  await shootStep('appointment');
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  if (language === 'en') await shoot(page, 'reschedule');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await page.getByText('I feel better').click();
  if (language === 'en') await shoot(page, 'cancel');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByText('You cancelled your visit with')).toBeVisible();
});

async function openBookedVisit(page: Page) {
  await openPage(page, '/appointments');
  const visit = page.getByRole('article', { name: kamala.name }).filter({ hasText: 'Proposed' });
  await visit.first().getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/appointments\/[0-9a-f-]{36}$/);
}
