import { createFreshPatient, putAppointment } from '@portal/test-stack/fresh-patient';
import { findVisits } from '@portal/test-stack/find-visits';
import {
  chooseAnyTime,
  chooseDoctor,
  chooseSpecialty,
  confirm,
  confirmWithoutAnswer,
  fillWizard,
  goOn,
  kamala,
} from '../core/booking.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test.describe.configure({ timeout: 180_000 });

test('a time at which the patient has another visit is not booked, and others are offered', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  await fillWizard(page, kamala);
  const chosen = await page.evaluate(() => document.body.innerText);
  const start = readChosenTime(chosen);
  await putAppointment(stack, patient.id, start);

  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  const sheet = page.getByRole('alertdialog', { name: 'You have another visit at this time' });
  await expect(sheet).toContainText('Nothing was booked. Your details are saved.');
  expect(await findVisits(stack, patient.id)).toHaveLength(1);
  await sheet.getByRole('radio').last().check();
  await sheet.getByRole('button', { name: /^Book / }).click();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  expect(await findVisits(stack, patient.id)).toHaveLength(2);
});

test('an unanswered booking that was made, then another time chosen: still one appointment', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  await fillWizard(page, kamala);
  await confirmWithoutAnswer(page);

  await page.goto('/appointments/time-slot');
  await chooseAnyTime(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await confirm(page);
  expect(await findVisits(stack, patient.id)).toHaveLength(1);
});

test('F4: what was chosen outlives a session that ran out, and is gone for whoever signs in next', async ({
  page,
  patient,
}) => {
  const other = await createFreshPatient(stack);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length);
  await signIn(page, patient);
  await chooseSpecialty(page, kamala.specialty);
  await chooseDoctor(page, kamala);
  expect(await databases()).toBe(1);

  await test.step('the session has run out', async () => {
    await page.context().clearCookies();
    await page.reload();
    await expect(page).toHaveURL(/\/$/);
    expect(await databases()).toBe(1);
  });

  await test.step('another patient of the same device starts at the first step', async () => {
    await signIn(page, other);
    await page.goto('/appointments/time-slot');
    await expect(page).toHaveURL(/\/appointments\/choose-specialty$/);
  });
});

/** `Sun, 22 Nov 2026` and `10:20 AM – …` of the clinic, as the page tells the chosen time. */
function readChosenTime(text: string): Date {
  const date = /\d{1,2} [A-Z][a-z]{2,8} \d{4}/.exec(text)?.[0];
  const time = /\d{1,2}:\d\d [AP]M/.exec(text.replaceAll(' ', ' '))?.[0];
  return new Date(`${date} ${time} GMT+0545`);
}
