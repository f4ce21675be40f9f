import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findVisits } from '@portal/test-stack/find-visits';
import { getDoctor, scheduleId } from '@portal/test-stack/seed/doctors';
import {
  bookVisit,
  chooseDoctor,
  chooseSpecialty,
  type Doctor,
  freeDays,
  freeTimes,
  goOn,
} from '../core/booking.ts';
import { clinic } from '../core/clinic.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test.describe.configure({ timeout: 240_000 });

const rajesh: Doctor = { name: 'Dr. Rajesh Thapa', specialty: 'Neurology' };
const mohan: Doctor = { name: 'Dr. Mohan Dahal', specialty: 'Urology' };

test('the clinic confirms, moves and completes a visit; the patient sees it, keeps one calendar entry, and books again', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  await bookVisit(page, rajesh);
  const [booked] = await findVisits(stack, patient.id);
  const id = booked?.id ?? '';
  const address = `/appointments/${id}`;

  await page.goto(address);
  await expect(page.getByText('Proposed', { exact: true })).toBeVisible();
  const proposed = await saveCalendarEntry(page);
  expect(proposed).toContain('STATUS:TENTATIVE');
  expect(proposed.match(/BEGIN:VALARM/g)).toHaveLength(2);

  await test.step('confirmed', async () => {
    expect(await clinic('confirm', id)).toContain(`${id} is booked`);
    await page.reload();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    const confirmed = await saveCalendarEntry(page);
    expect(confirmed).toContain('STATUS:CONFIRMED');
    expect(lineOf(confirmed, 'UID')).toBe(lineOf(proposed, 'UID'));
    expect(sequenceOf(confirmed)).toBeGreaterThan(sequenceOf(proposed));
  });

  await test.step('moved by the patient: the calendar changes its entry instead of adding one', async () => {
    await page.getByRole('button', { name: 'Reschedule' }).click();
    await expect(page.getByText('the clinic must confirm the new time')).toBeVisible();
    await freeTimes(page).last().click();
    await page.getByRole('button', { name: /^Move to / }).click();
    await expect(page.getByText('Moved from')).toBeVisible();
    const moved = await saveCalendarEntry(page);
    expect(lineOf(moved, 'UID')).toBe(lineOf(proposed, 'UID'));
    expect(sequenceOf(moved)).toBeGreaterThan(sequenceOf(proposed) + 100);
    expect(lineOf(moved, 'DTSTART')).not.toBe(lineOf(proposed, 'DTSTART'));
  });

  await test.step('completed: Reappoint opens the wizard with the doctor and the reason', async () => {
    const open = (await findVisits(stack, patient.id)).find(({ status }) => status !== 'cancelled');
    expect(await clinic('fulfil', open?.id ?? '')).toContain('is fulfilled');
    await page.goto('/appointments?show=completed');
    const completed = page.getByRole('region', { name: 'Appointment History' }).getByRole('article');
    await expect(completed).toHaveCount(1);
    await expect(completed).toContainText('Completed');
    await completed.getByRole('button', { name: 'Reappoint' }).click();
    await expect(page).toHaveURL(/\/appointments\/time-slot$/);
    await expect(page.getByText(rajesh.name).filter({ visible: true }).first()).toBeVisible();
    await freeTimes(page).first().click();
    await goOn(page);
    await expect(page.getByRole('textbox', { name: 'Reason for Appointment' })).toHaveValue(
      'Chest pain when climbing stairs',
    );
  });
});

test('F7: the clinic declines a visit and moves another; the patient reads who, why and whom to call', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  await bookVisit(page, rajesh);
  const [first] = await findVisits(stack, patient.id);
  await test.step('A8: the page of the request becomes the clinic’s answer by itself', async () => {
    await expect(page.getByText('Awaiting confirmation')).toBeVisible();
    expect(await clinic('decline', first?.id ?? '', 'The doctor is on leave.')).toContain('is cancelled');
    await expect(page.getByText('The clinic declined this visit.')).toBeVisible({ timeout: 20_000 });
  });
  await page.goto('/appointments');
  const history = page.getByRole('region', { name: 'Appointment History' });
  await expect(history.getByRole('article')).toContainText('Cancelled');
  await history.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByText('The clinic declined this visit.')).toBeVisible();
  await expect(page.getByText('Reason: The doctor is on leave.')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();

  await bookVisit(page, rajesh);
  const second = (await findVisits(stack, patient.id)).find(({ status }) => status === 'proposed');
  const night = `${new Date(Date.now() + 3 * 24 * 3600_000).toISOString().slice(0, 10)}T${nightHour()}:00+05:45`;
  expect(await clinic('move', second?.id ?? '', night)).toContain('is booked');
  const listed = await clinic('list', night.slice(0, 10));
  expect(listed).toContain(second?.id);
  await page.goto(`/appointments/${second?.id}`);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: rajesh.name })).toContainText('PM');
});

test('a day that the clinic blocks has no times, until it is published again', async ({ page, patient }) => {
  const schedule = scheduleId(getDoctor('mohan-dahal'));
  await signIn(page, patient);
  await chooseSpecialty(page, mohan.specialty);
  await chooseDoctor(page, mohan);
  await expect(freeTimes(page).first()).toBeVisible();
  const [, day = ''] = ((await freeDays(page).last().getAttribute('aria-label')) ?? '').split(', ');
  const isoDay = new Date(`${day} UTC`).toISOString().slice(0, 10);
  const hours = [schedule, `${isoDay}T10:00:00+05:45`, `${isoDay}T13:00:00+05:45`];
  const openDay = () => page.getByRole('grid').getByRole('button', { name: day }).click();

  expect(await clinic('block', ...hours)).toContain('busy-unavailable');
  await page.reload();
  await openDay();
  await expect(page.getByText('No time slots available for this day!')).toBeVisible();
  await expect(freeTimes(page)).toHaveCount(0);

  expect(await clinic('publish', ...hours)).toContain('free');
  await page.reload();
  await openDay();
  await expect(freeTimes(page).first()).toBeVisible();
});

/** No other journey books at night, and no two of these in the same minute. */
function nightHour(): string {
  const minute = Math.floor(Math.random() * 180);
  return `${20 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

async function saveCalendarEntry(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  return readFile(await (await saved).path(), 'utf8');
}

const lineOf = (file: string, name: string) => file.split('\r\n').find((line) => line.startsWith(`${name}:`));
const sequenceOf = (file: string) => Number(lineOf(file, 'SEQUENCE')?.split(':')[1]);
