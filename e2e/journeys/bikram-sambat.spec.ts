import type { Page } from '@playwright/test';
import { findVisits } from '@portal/test-stack/find-visits';
import {
  addDetails,
  bookVisit,
  chooseDoctor,
  chooseSpecialty,
  confirm,
  freeTimes,
  goOn,
  kamala,
} from '../core/booking.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test.describe.configure({ timeout: 120_000 });

const months = [
  'Baisakh',
  'Jestha',
  'Asar',
  'Shrawan',
  'Bhadra',
  'Asoj',
  'Kartik',
  'Mangsir',
  'Poush',
  'Magh',
  'Falgun',
  'Chaitra',
].join('|');
const bothDates = new RegExp(String.raw`\d\d [A-Z][a-z]{2} 20\d\d \(\d+ (${months}) 20\d\d\)`);

/** The day's name, the Bikram Sambat date, the AD date, and that it can be had; today's hours may be over. */
const bikramDay = new RegExp(
  String.raw`^[A-Z][a-z]+day, \d+ (${months}) 20\d\d, \d\d [A-Z][a-z]{2} 20\d\d, (chosen, )?available$`,
);

async function chooseCalendar(page: Page, name: string) {
  await test.step(`choose ${name}`, async () => {
    await page.goto('/settings');
    await page.getByRole('radiogroup', { name: 'Calendar' }).getByRole('radio', { name }).check();
  });
}

test('a patient sees dates in both calendars, then books by the Bikram Sambat one', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);

  await test.step('AD alone until something else is chosen', async () => {
    await page.goto('/settings');
    await expect(page.getByRole('radio', { name: 'AD, the Gregorian calendar' })).toBeChecked();
    await expect(page.getByText(bothDates)).toHaveCount(0);
  });

  await test.step('a visit has both dates', async () => {
    await bookVisit(page, kamala);
    await chooseCalendar(page, 'Both calendars');
    await expect(page.getByText(bothDates).first()).toBeVisible();
    await page.goto('/appointments');
    await expect(page.getByRole('main').getByText(bothDates).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText(bothDates).first()).toBeVisible();
  });

  await chooseCalendar(page, 'BS, Bikram Sambat');
  await chooseSpecialty(page, kamala.specialty);
  await chooseDoctor(page, kamala);

  const chosen = await test.step('a day of the Bikram Sambat calendar', async () => {
    await expect(freeTimes(page).first()).toBeVisible();
    const further = page.getByRole('button', { name: 'Next month' });
    if (await further.isEnabled()) await further.click();
    const days = page.getByRole('button', { name: bikramDay });
    const day = days.nth(Math.floor(Math.random() * (await days.count())));
    const [, bikram = '', ad = ''] = ((await day.getAttribute('aria-label')) ?? '').split(', ');
    await expect(day).toHaveText(bikram.split(' ')[0] ?? '');
    await day.click();
    await expect(page.getByRole('heading', { name: bikram })).toBeVisible();
    await freeTimes(page).first().click();
    return new Date(`${ad} UTC`).toISOString().slice(0, 10);
  });

  await goOn(page);
  await addDetails(page);
  await confirm(page);

  await test.step('what is stored is the AD day of the clinic', async () => {
    const visits = await findVisits(stack, patient.id);
    const clinicDays = visits.map(({ start }) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kathmandu' }).format(new Date(start ?? '')),
    );
    expect(clinicDays).toContain(chosen);
    expect(visits.every(({ start }) => /^\d{4}-\d\d-\d\dT/.test(start ?? ''))).toBe(true);
  });
});
