import { putAppointment } from '@portal/test-stack/fresh-patient';
import { allowAccess, blockPopups, enterPassword, openLogin } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test('a patient signs in by popup and sees the next visit of their own record', async ({ page, patient }) => {
  const inThreeDays = new Date(Date.now() + 3 * 24 * 3600_000);
  await putAppointment(stack, patient.id, inThreeDays);

  const popup = await openLogin(page);
  await test.step('the popup is 500 wide and 650 high', async () => {
    await expect(popup.getByRole('heading', { name: 'Login' })).toBeVisible();
    const size = await popup.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
    expect(size).toEqual({ width: 500, height: 650 });
  });
  await enterPassword(popup, patient);
  await allowAccess(popup);

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `${patient.firstName} ${patient.lastName}`,
  );
  await expect(page.getByText('Upcoming Visits')).toBeVisible();
  await expect(page.getByText('Dr. Anil Shrestha')).toBeVisible();
  expect(popup.isClosed()).toBe(true);
});

test('a patient signs in by redirect where popups are blocked', async ({ page, patient }) => {
  await blockPopups(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await enterPassword(page, patient);
  await allowAccess(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
});
