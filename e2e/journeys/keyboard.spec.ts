import type { Page } from '@playwright/test';
import { findVisits } from '@portal/test-stack/find-visits';
import { freeTimes, kamala } from '../core/booking.ts';
import { anil, bubble, composer, conversationOf, idOf, sendButton, textOf } from '../core/conversation.ts';
import { expectFocusSeen } from '../core/focus.ts';
import { tabTo } from '../core/keyboard.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test.describe.configure({ timeout: 120_000 });

test('a visit is booked by keyboard alone, and the focus is seen all the way', async ({ page, patient }) => {
  await signIn(page, patient);
  const { keyboard } = page;
  const press = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('from the dashboard to the specialties', async () => {
    await tabTo(page.getByRole('link', { name: 'Book a visit' }));
    await keyboard.press('Enter');
    await expectArrival(page, 'Choose Specialty');
  });

  await test.step('a specialty and a doctor', async () => {
    await tabTo(page.getByRole('button', { name: /^Cardiology/ }));
    await keyboard.press('Enter');
    await expectArrival(page, 'Select a Doctor');
    await tabTo(
      page.getByRole('article').filter({ hasText: kamala.name }).getByRole('button', { name: 'Proceed' }),
    );
    await keyboard.press('Enter');
    await expectArrival(page, 'Available Date and Time slot');
  });

  await test.step('a day by arrows, a time by Tab and Space', async () => {
    await chooseAnyDay(page);
    const times = freeTimes(page);
    await tabTo(times.nth(Math.floor(Math.random() * (await times.count()))));
    await keyboard.press('Space');
    await expect(page.getByRole('button', { name: /^\d.*chosen$/, pressed: true })).toBeFocused();
    await tabTo(press('Next'));
    await keyboard.press('Enter');
    await expectArrival(page, 'Add Details');
  });

  await test.step('the details', async () => {
    await tabTo(page.getByRole('combobox', { name: 'Appointment type' }));
    await expect(page.getByRole('option', { name: 'Routine' })).toBeVisible();
    await keyboard.type('Rou');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Appointment type' })).toHaveValue('Routine');
    await tabTo(page.getByRole('radio', { name: 'In person' }));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Online (Telemedicine)' })).toBeChecked();
    await expectFocusSeen(page);
    await tabTo(page.getByRole('textbox', { name: 'Reason for Appointment' }));
    await keyboard.type('By keyboard');
    await tabTo(press('Proceed to Payment'));
    await keyboard.press('Enter');
    await expectArrival(page, 'Payment');
  });

  await test.step('the booking', async () => {
    await tabTo(press('Confirm Booking'));
    await keyboard.press('Enter');
    await expectArrival(page, 'Schedule Appointment');
    await expect(page).toHaveTitle(/^Booking Confirmed/);
    const [visit, ...more] = await findVisits(stack, patient.id);
    expect(visit?.comment).toBe('By keyboard');
    expect(more).toEqual([]);
  });
});

test('a doctor is written to by keyboard alone, also at 400 % zoom', async ({ page, patient }) => {
  const hospital = conversationOf(patient.id);
  await hospital.write(await hospital.thread(), 'How are you today?');
  await signIn(page, patient);
  const { keyboard } = page;

  await tabTo(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Messages' }));
  await keyboard.press('Enter');
  await expectArrival(page, 'Messages');
  await tabTo(
    page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: 'Dr. Anil Shrestha' }),
  );
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/messages?id=${idOf(anil)}`);
  await expect(bubble(page, 'How are you today?')).toBeVisible();
  await tabTo(composer(page));
  await keyboard.type('Much better,');
  await keyboard.press('Enter');
  await keyboard.type('thank you.');
  await tabTo(sendButton(page));
  await keyboard.press('Enter');
  await expect(bubble(page, 'Much better,')).toContainText('Delivered');

  await test.step('an option of the three dots, and back to what opened it', async () => {
    await page.reload();
    const dots = page.getByRole('button', { name: 'More options' });
    await tabTo(dots);
    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    await keyboard.press('Escape');
    await expect(dots).toBeFocused();
  });

  await test.step('in a window of 1280 × 1024 at 400 %', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.reload();
    await tabTo(composer(page));
    await keyboard.type('And from near by.');
    await keyboard.press('Control+Enter');
    await expect(bubble(page, 'And from near by.')).toContainText('Delivered');
  });
  expect((await hospital.findSent()).map(textOf)).toEqual(['Much better,\nthank you.', 'And from near by.']);
});

/** The page's name is said, and the focus goes on from its heading. */
async function expectArrival(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

/** Any but the first, so that journeys do not get into each other's way. */
async function chooseAnyDay(page: Page) {
  const { keyboard } = page;
  await tabTo(page.getByRole('grid').locator('[role=button][tabindex="0"]'));
  const isFree = /^[A-Z][a-z]+day, (?!.*today).*(?<!not) available$/;
  const focused = page.getByRole('grid').locator('[role=button]:focus');
  for (let left = 1 + Math.floor(Math.random() * 8); left > 0;) {
    await keyboard.press('ArrowRight');
    await expectFocusSeen(page);
    if (isFree.test((await focused.getAttribute('aria-label')) ?? '')) left -= 1;
  }
  await keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-label', /chosen/);
  await expect(freeTimes(page).first()).toBeVisible();
}
