import { putAppointment } from '@portal/test-stack/fresh-patient';
import { keepOnDevice, listOfflineCopies } from '../core/offline-copy.ts';
import { allowAccess, blockPopups, enterPassword, signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

const inThreeDays = () => new Date(Date.now() + 3 * 24 * 3600_000);

test('F4: a link to a visit, opened signed out, leads there after the sign-in by popup', async ({
  page,
  patient,
}) => {
  const { id } = await putAppointment(stack, patient.id, inThreeDays());
  await page.goto(`/appointments/${id}`);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Please log in')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login' }).first().click();
  const popup = await opened;
  await enterPassword(popup, patient);
  await allowAccess(popup);
  await expect(page).toHaveURL(`/appointments/${id}`);
  await expect(page.getByText('Dr. Anil Shrestha').first()).toBeVisible();
});

test('F4: a link with a query, opened signed out, leads there after the sign-in by redirect', async ({
  page,
  patient,
}) => {
  await blockPopups(page);
  await page.goto('/test-results?name=lipid');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Login' }).first().click();
  await enterPassword(page, patient);
  await allowAccess(page);
  await expect(page).toHaveURL('/test-results?name=lipid');
});

test('F4: a session that ran out says so in plain words, keeps the offline copy and comes back to the page; a sign-out does neither', async ({
  context,
  page,
  patient,
}) => {
  test.slow();
  await signIn(page, patient);
  await keepOnDevice(page);
  await context.clearCookies();
  await page.goto('/medications');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Token expired')).toBeVisible();
  await expect(page.getByText('You were logged out. Please log in again.')).toBeVisible();
  expect(await listOfflineCopies(page)).not.toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
  expect(await listOfflineCopies(page)).not.toEqual([]);

  await page.goto('/medications');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login' }).first().click();
  const popup = await opened;
  await enterPassword(popup, patient);
  await allowAccess(popup);
  await expect(page).toHaveURL('/medications');

  await page.getByRole('button', { name: patient.lastName }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Please log in')).toBeHidden();
  await expect.poll(() => listOfflineCopies(page)).toEqual([]);
});
