import { findVisits } from '@portal/test-stack/find-visits';
import {
  addDetails,
  chooseAnyTime,
  chooseDoctor,
  chooseSpecialty,
  goOn,
  kamala,
} from '../../core/booking.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, stack, test } from '../../core/test.ts';

test.describe.configure({ timeout: 300_000 });

test('an answer that is lost after the booking was done, a reload, and a second try: one appointment', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  await chooseSpecialty(page, 'Cardiology');
  await chooseDoctor(page, kamala);
  await chooseAnyTime(page);
  await goOn(page);
  await addDetails(page);

  await page.route('**/r4/', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'the visit is never booked twice' })).toBeVisible();
  await page.unroute('**/r4/');

  await page.reload();
  await expect(page.getByText('The hospital has not answered yet')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible();
  expect(await findVisits(stack, patient.id)).toHaveLength(1);
});
