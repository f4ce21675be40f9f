import { allowAccess, enterPassword, openLogin, signInByHand } from '../core/sign-in.ts';
import { signOut } from '../core/sign-out.ts';
import { expect, test } from '../core/test.ts';

test('sign-out ends the session here, asks for the password again, and leaves other devices in', async ({
  browser,
  isMobile,
  page,
  patient,
}) => {
  const otherDevice = await (await browser.newContext()).newPage();
  await signInByHand(otherDevice, patient);
  await signInByHand(page, patient);
  const token = await captureToken(page);

  await signOut(page, patient, isMobile);

  await test.step('the access token dies within 5 s', async () => {
    await expect
      .poll(
        async () =>
          (
            await page.request.get(`/r4/Patient/${patient.id}`, { headers: { authorization: token } })
          ).status(),
        {
          timeout: 5000,
        },
      )
      .toBe(401);
  });

  await test.step('Login asks for the password again', async () => {
    const popup = await openLogin(page);
    await expect(popup.getByLabel('Password', { exact: true })).toBeVisible();
    await enterPassword(popup, patient);
    await allowAccess(popup);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the other device is still in', async () => {
    await otherDevice.reload();
    await expect(otherDevice.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
  });
});

test('sign-out in one tab signs out the other', async ({ context, isMobile, page, patient }) => {
  await signInByHand(page, patient);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(second.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
  await signOut(page, patient, isMobile);
  await expect(second).toHaveURL('/');
});

/** The bearer token as the app itself sends it. */
async function captureToken(page: import('@playwright/test').Page): Promise<string> {
  const asked = page.waitForRequest(/\/r4\//);
  await page.reload();
  return (await asked).headers()['authorization'] ?? '';
}
