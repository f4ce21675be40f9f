import { writeFileSync } from 'node:fs';
import { addDetails, chooseDoctor, freeDays, freeTimes, goOn, kamala } from '../core/booking.ts';
import { leaveSession } from '../core/sign-in.ts';
import { expect } from '../core/test.ts';
import { startFilm } from './film.ts';
import { demoPatient, folder, test } from './shoot.ts';

/** So that somebody who watches can read along. */
const beatMs = 1100;

test.use({ deviceScaleFactor: 1 });

test('film: a visit is booked and a result is read', async ({ page }) => {
  test.skip(test.info().project.name !== 'phone', 'once is enough');
  const beat = () => page.waitForTimeout(beatMs);
  await leaveSession(page, demoPatient);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(demoPatient.lastName);
  const stop = await startFilm(page);
  await beat();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Schedule Appointment/ })
    .click();
  await beat();
  await page.getByRole('link', { name: 'Add New Appointment' }).click();
  await beat();
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${kamala.specialty}`) })
    .click();
  await beat();
  await chooseDoctor(page, kamala);
  await beat();
  await freeDays(page).first().click();
  await beat();
  await freeTimes(page).first().click();
  await beat();
  await goOn(page);
  await addDetails(page);
  await beat();
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  await beat();
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await beat();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Test Results/ })
    .first()
    .click();
  await beat();
  await page.locator('main a[href^="/test-results/"]').first().click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
  await beat();
  for (let step = 0; step < 3; step += 1) {
    await page.mouse.wheel(0, 320);
    await beat();
  }
  writeFileSync(`${folder}/booking-and-result.webm`, await stop());
});
