import { createFreshPatient } from '@portal/test-stack/fresh-patient';
import { findVisits } from '@portal/test-stack/find-visits';
import {
  addDetails,
  chooseAnyTime,
  chooseDoctor,
  chooseSpecialty,
  confirm,
  freeDays,
  freeTimes,
  goOn,
  kamala,
} from '../core/booking.ts';
import { expectAccessible } from '../core/accessibility.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test.describe.configure({ timeout: 300_000 });

test('two patients want one time: one gets it, the other is offered the nearest and books it with one tap', async ({
  page,
  patient,
  browser,
}) => {
  const other = await createFreshPatient(stack);
  const otherPage = await (await browser.newContext()).newPage();
  await signIn(page, patient);
  await chooseSpecialty(page, 'Cardiology');
  await chooseDoctor(page, kamala);
  await chooseAnyTime(page);
  const wanted = page.getByRole('button', { name: /^\d.*chosen$/, pressed: true }).first();
  const name = ((await wanted.getAttribute('aria-label')) ?? '').replace(/chosen$/, '');
  await goOn(page);
  await addDetails(page);

  await test.step('the other books it first', async () => {
    await signIn(otherPage, other);
    await chooseSpecialty(otherPage, 'Cardiology');
    await chooseDoctor(otherPage, kamala);
    const day = name.split(', ').slice(1, 3).join(', ');
    await expect(freeTimes(otherPage).first()).toBeVisible();
    await freeDays(otherPage)
      .and(otherPage.getByRole('button', { name: day }))
      .click();
    await otherPage.getByRole('button', { name: `${name}available` }).click();
    await goOn(otherPage);
    await addDetails(otherPage);
    await confirm(otherPage);
  });

  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  const sheet = page.getByRole('alertdialog', { name: 'That time was just taken' });
  await expect(sheet).toContainText('You haven’t been charged, and your details are saved.');
  await expect(sheet.getByRole('radio')).toHaveCount(3);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Book / }).click();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();

  const [[mine], [theirs]] = await Promise.all([findVisits(stack, patient.id), findVisits(stack, other.id)]);
  expect(mine?.comment).toBe('Chest pain when climbing stairs');
  expect(mine?.start).not.toBe(theirs?.start);
});
