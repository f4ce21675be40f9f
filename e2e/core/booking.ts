import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

export type Doctor = { name: string; specialty: string };

/** Two of the seed; the second has many times, so that journeys do not get into each other's way. */
export const kamala: Doctor = { name: 'Dr. Kamala Bhattarai', specialty: 'Cardiology' };

/** The exact times that can be chosen: the hour comes first in their names, the day's name in those of the days. */
export const freeTimes = (page: Page) => page.getByRole('button', { name: /^\d.*, available$/ });

/** The days that can be chosen, but for today: its hours may be over. */
export const freeDays = (page: Page) =>
  page.getByRole('button', { name: /^[A-Z][a-z]+day, (?!.*today).*(?<!not) available$/ });

export async function chooseSpecialty(page: Page, specialty: string) {
  await test.step(`choose ${specialty}`, async () => {
    await page.goto('/appointments/choose-specialty');
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${specialty}`) })
      .click();
    await expect(page).toHaveURL(/\/appointments\/select-doctor\?specialty=\d+$/);
  });
}

export async function chooseDoctor(page: Page, { name }: Doctor) {
  await test.step(`choose ${name}`, async () => {
    const card = page.getByRole('article').filter({ hasText: name });
    await card.getByRole('button', { name: 'Proceed', exact: true }).click();
    await expect(page).toHaveURL(/\/appointments\/time-slot$/);
  });
}

/**
 * Any free time, but none that a journey beside this one could take meanwhile: a random day of this worker's own, then a
 * random time of it.
 */
export async function chooseAnyTime(page: Page): Promise<string> {
  return test.step('choose a time', async () => {
    await expect(freeTimes(page).first()).toBeVisible();
    await pickAny(await daysOfThisWorker(page));
    await expect(freeTimes(page).first()).toBeVisible();
    await pickAny(await freeTimes(page).all());
    const chosen = await page.getByRole('button', { name: /chosen$/, pressed: true }).textContent();
    return chosen ?? '';
  });
}

export async function goOn(page: Page) {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/appointments\/add-details$/);
}

export async function addDetails(
  page: Page,
  { type = 'Follow Up', reason = 'Chest pain when climbing stairs' } = {},
) {
  await test.step('add details', async () => {
    await pickOption(page, 'Appointment type', type);
    await page.getByRole('textbox', { name: 'Reason for Appointment' }).fill(reason);
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await expect(page).toHaveURL(/\/appointments\/payment$/);
  });
}

/** All steps but the last: any time of that doctor, and nothing sent yet. */
export async function fillWizard(page: Page, doctor: Doctor) {
  await chooseSpecialty(page, doctor.specialty);
  await chooseDoctor(page, doctor);
  await chooseAnyTime(page);
  await goOn(page);
  await addDetails(page);
}

export async function bookVisit(page: Page, doctor: Doctor) {
  await fillWizard(page, doctor);
  await confirm(page);
}

/** The booking is made, and its answer is lost on the way. */
export async function confirmWithoutAnswer(page: Page) {
  await page.route('**/r4/', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'It won’t be booked twice' });
  await expect(told).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/r4/');
}

async function daysOfThisWorker(page: Page): Promise<Locator[]> {
  const { parallelIndex, config } = test.info();
  const days = await freeDays(page).all();
  const own = days.filter((_, index) => index % config.workers === parallelIndex);
  return own.length > 0 ? own : days;
}

async function pickAny(all: Locator[]) {
  await all[Math.floor(Math.random() * all.length)]?.click();
}

export async function pickOption(page: Page, label: string, option: string) {
  const select = page.getByRole('combobox', { name: label });
  await select.focus();
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  await select.fill(option);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue(option);
}

export async function confirm(page: Page) {
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
}
