import { createFreshPatient } from '@portal/test-stack/fresh-patient';
import { findVisits } from '@portal/test-stack/find-visits';
import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { expectAccessible } from '../core/accessibility.ts';
import { confirm, fillWizard, kamala } from '../core/booking.ts';
import { withheld } from '../core/health-record.ts';
import { enterPin, enterRecord, keepOnDevice, listOfflineCopies, pin } from '../core/offline-copy.ts';
import { waitForWorker } from '../core/service-worker.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow' });

test('opt in, offline, reload, read, log a dose, come back: stored exactly once', async ({
  context,
  page,
  patient,
}) => {
  const hospital = await enterRecord(patient.id);
  const doses = page.getByRole('list', { name: 'Today’s doses' });
  await signIn(page, patient);
  await keepOnDevice(page);
  await waitForWorker(page);
  await context.setOffline(true);

  await test.step('the page that fails leads to the copy', async () => {
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: 'Open what’s saved offline' }).click();
    await expect(page).toHaveURL(/\/offline$/);
    await enterPin(page, pin);
  });

  await test.step('visits, medicines and results are read, and how old they are', async () => {
    await expect(page.getByText(/^Last updated \d\d \w{3} \d{4} \d{1,2}:\d\d [AP]M$/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Upcoming Visits' })).toContainText('Dr. Anil Shrestha');
    await expect(page.getByRole('list', { name: 'My medicines' })).toContainText('Metformin 500 mg');
    await expect(page.getByRole('list', { name: 'Last results' })).toContainText('138 mg/dL');
    await expect(page.getByText('you need the internet')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a dose is noted, and survives a reload', async () => {
    await doses.getByRole('button', { name: 'Skip', exact: true }).click();
    await doses.getByRole('button', { name: 'I forgot' }).click();
    await expect(doses).toContainText('Skipped, not sent yet');
    await doses.getByRole('button', { name: 'Undo' }).click();
    await doses.getByRole('button', { name: 'Taken', exact: true }).click();
    await expect(doses).toContainText('Taken, not sent yet');
    await page.reload();
    await enterPin(page, pin);
    await expect(doses).toContainText('Taken, not sent yet');
    expect(await hospital.find('MedicationAdministration')).toEqual([]);
  });

  await test.step('online again it is sent, and the copy knows', async () => {
    await context.setOffline(false);
    await expect(doses).toContainText('Done', { timeout: 60_000 });
    await page.getByRole('link', { name: 'Open the portal' }).click();
    await page.goto('/medications');
    await expect(page.getByRole('list', { name: 'Doses' })).toContainText('Done');
  });

  const stored = await hospital.find<MedicationAdministration>('MedicationAdministration');
  expect(stored.map(({ status, meta }) => [status, meta?.versionId])).toEqual([['completed', '1']]);
});

test('another patient who signs in on the device finds no copy', async ({ page, patient }) => {
  await enterRecord(patient.id);
  const copies = () => listOfflineCopies(page);
  await signIn(page, patient);
  await keepOnDevice(page);
  expect(await copies()).not.toEqual([]);
  await signIn(page, await createFreshPatient(stack));
  await expect.poll(copies).toEqual([]);
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: 'Nothing is saved on this device' })).toBeVisible();
});

test('a dose noted offline that the hospital does not take is told once', async ({
  context,
  page,
  patient,
}) => {
  const hospital = await enterRecord(patient.id);
  await signIn(page, patient);
  await keepOnDevice(page);
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto('/offline');
  await enterPin(page, pin);
  await page.getByRole('button', { name: 'Taken', exact: true }).click();
  await expect(page.getByText('Taken, not sent yet')).toBeVisible();

  const [order] = await hospital.find<MedicationRequest>('MedicationRequest');
  if (!order) throw new Error('The hospital has no order.');
  await hospital.put({ ...order, meta: withheld });
  await context.setOffline(false);
  const notification = page.getByText('We couldn’t save 1 dose you marked offline.');
  await expect(async () => {
    await page.goto('/medications');
    await expect(notification).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'OK, got it' }).click();
  await expect(notification).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notification).toBeHidden();
  expect(await hospital.find('MedicationAdministration')).toEqual([]);
});

test('without a network nothing is booked, then or later, until it is confirmed again', async ({
  context,
  page,
  patient,
}) => {
  await signIn(page, patient);
  await fillWizard(page, kamala);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'You’re offline, so nothing was booked.' });
  await expect(told).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await context.setOffline(false);
  // F11: the warning goes with its cause.
  await expect(told).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'You’re back online.' })).toBeVisible();
  const isBack = page.waitForResponse((answer) => answer.url().includes('/v1/'));
  await page.reload();
  await isBack;
  await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeVisible();
  expect(await findVisits(stack, patient.id)).toEqual([]);
  await confirm(page);
  expect(await findVisits(stack, patient.id)).toHaveLength(1);
});
