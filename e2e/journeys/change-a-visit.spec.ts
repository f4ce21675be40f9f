import { findVisits } from '@portal/test-stack/find-visits';
import {
  addDetails,
  chooseAnyTime,
  chooseDoctor,
  chooseSpecialty,
  confirm,
  freeTimes,
  goOn,
  kamala,
} from '../core/booking.ts';
import { expectAccessible } from '../core/accessibility.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test.describe.configure({ timeout: 240_000 });

for (const timezoneId of ['Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('book, move, cancel, and book again: the same clinic times everywhere', async ({
      isMobile,
      page,
      patient,
    }) => {
      const isElsewhere = timezoneId !== 'Asia/Kathmandu';
      test.skip(!isMobile && isElsewhere, 'times do not depend on the size');
      await signIn(page, patient);
      await chooseSpecialty(page, 'Cardiology');
      await chooseDoctor(page, kamala);
      await chooseAnyTime(page);
      await expect(page.getByText('All times are clinic time (Asia/Kathmandu)')).toHaveCount(
        isElsewhere ? 1 : 0,
      );
      await goOn(page);
      await addDetails(page, { type: 'Routine' });
      await confirm(page);
      const [booked] = await findVisits(stack, patient.id);
      const clinicTime = new Intl.DateTimeFormat('en-US', {
        timeZone: 'Asia/Kathmandu',
        hour: 'numeric',
        minute: '2-digit',
      });
      const timeOf = (start: string | undefined) =>
        clinicTime.format(new Date(start ?? '')).replace(' ', ' ');
      await expect(page.getByRole('definition').filter({ hasText: timeOf(booked?.start) })).toBeVisible();
      await expect(page.getByText(/Clinic time \(Asia\/Kathmandu\)\. On this device:/)).toHaveCount(
        isElsewhere ? 1 : 0,
      );

      await test.step('the list shows it first, with its state', async () => {
        await page.goto('/appointments');
        await expect(page.getByRole('heading', { name: 'Upcoming Visits' })).toBeVisible();
        const visit = page.getByRole('article', { name: kamala.name });
        await expect(visit).toContainText('Proposed');
        await expect(visit).toContainText('Awaiting confirmation');
        await expect(visit).toContainText(timeOf(booked?.start));
        await expectAccessible(page);
        await visit.getByRole('link', { name: 'View Details' }).click();
        await expect(page.getByText('Chest pain when climbing stairs')).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('move it: the old time is free, the new one taken, both linked', async () => {
        await page.getByRole('button', { name: 'Reschedule' }).click();
        const sheet = page.getByRole('dialog', { name: 'Choose another time' });
        await expect(sheet).toContainText(kamala.name);
        await expect(sheet.getByText(/^Now: /)).toContainText(timeOf(booked?.start));
        await freeTimes(page).last().click();
        const dayAndTime = /^Move to [A-Z][a-z]{2}, \d\d\s[A-Z][a-z]{2,3}, \d{1,2}:\d\d\s[AP]M$/;
        await page.getByRole('button', { name: dayAndTime }).click();
        await expect(page.getByText('Your visit has been moved.')).toBeVisible();
        const visits = await findVisits(stack, patient.id);
        expect(visits.map(({ status }) => status).sort()).toEqual(['cancelled', 'proposed']);
        await expect(page.getByRole('link', { name: timeOf(booked?.start) })).toBeVisible();
      });

      await test.step('cancel it, with a reason that need not be given (F14)', async () => {
        await page.getByRole('button', { name: 'Cancel visit' }).click();
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByRole('button', { name: 'Cancel visit' })).toBeEnabled();
        await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
        await sheet.getByText('I feel better').click();
        await expectAccessible(page);
        await sheet.getByRole('button', { name: 'Cancel visit' }).click();
        await expect(page.getByText(`You cancelled your visit with ${kamala.name}.`)).toBeVisible();
        await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
        await expect(page.getByText('You cancelled this visit.')).toBeVisible();
      });

      await test.step('history: filter, and book again with the same doctor', async () => {
        await page.goto('/appointments');
        await expect(page.getByRole('link', { name: 'Add New Appointment' })).toBeVisible();
        await page.getByRole('button', { name: 'Completed' }).click();
        await expect(page.getByRole('region', { name: 'Appointment History' })).toContainText(
          'No results found!',
        );
        await page.getByRole('button', { name: 'Cancelled' }).click();
        const cancelled = page.getByRole('region', { name: 'Appointment History' }).getByRole('article');
        await expect(cancelled).toHaveCount(2);
        await cancelled.first().getByRole('button', { name: 'Reschedule' }).click();
        await expect(page).toHaveURL(/\/appointments\/time-slot$/);
        await chooseAnyTime(page);
        await goOn(page);
        await expect(page.getByRole('textbox', { name: 'Reason for Appointment' })).toHaveValue(
          'Chest pain when climbing stairs',
        );
      });
    });
  });
}
