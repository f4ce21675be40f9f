import type { Page } from '@playwright/test';
import { createFreshPatient } from '@portal/test-stack/fresh-patient';
import { expectAccessible } from '../core/accessibility.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';
import { joinButton, openCheck, putVideoVisit, withFakeDevices } from '../core/video-visit.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ launchOptions: withFakeDevices });

const noCall = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Currently no video call available !' });

/** As if a page of the portal had led here. */
async function leadToCall(page: Page, appointmentId: string) {
  await page.evaluate((id) => {
    history.replaceState({ usr: { appointmentId: id }, key: 'led', idx: 1 }, '', '/video-call');
    location.reload();
  }, appointmentId);
}

test('without a visit that leads to it there is no call: a toast, and the dashboard', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  await page.goto('/video-call');
  await expect(noCall(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('Join is there while the window is open, on the dashboard, the list and the visit; before and after it is not', async ({
  page,
  patient,
}) => {
  const later = await putVideoVisit(patient.id, 11);
  await signIn(page, patient);
  await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible();
  await expect(joinButton(page)).toBeHidden();
  await page.goto(`/appointments/${later.id}`);
  await expect(page.getByText('The video call opens 10 minutes before the visit.')).toBeVisible();
  await expect(joinButton(page)).toBeHidden();

  await test.step('a visit that has begun', async () => {
    const now = await putVideoVisit(patient.id, -10);
    await page.goto('/dashboard');
    await expect(joinButton(page)).toBeVisible();
    await page.goto('/appointments');
    await expect(joinButton(page)).toHaveCount(1);
    await page.goto(`/appointments/${now.id}`);
    await expect(joinButton(page)).toBeVisible();
  });

  await test.step('led to the call too early, the patient is told when it opens', async () => {
    await leadToCall(page, later.id);
    await expect(page.getByText(/^The call opens at .*, ten minutes before the visit\.$/)).toBeVisible();
    await expect(joinButton(page)).toBeDisabled();
  });
});

test('another patient who is led to the call finds none', async ({ page, patient }) => {
  const other = await createFreshPatient(stack);
  const [own, foreign] = [await putVideoVisit(patient.id, 2), await putVideoVisit(other.id, 2)];
  await signIn(page, patient);
  await leadToCall(page, own.id);
  await expect(joinButton(page)).toBeEnabled();
  await leadToCall(page, foreign.id);
  await expect(noCall(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('no devices, a refusal and a server that is away are told, each with a way on', async ({
  page,
  patient,
}) => {
  await putVideoVisit(patient.id, 2);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = ({ video } = {}) =>
      Promise.reject(new DOMException('no', video ? 'NotFoundError' : 'NotAllowedError'));
  });
  await signIn(page, patient);
  await openCheck(page);
  await expect(page.getByText(/^The browser isn’t allowed to use your microphone\./)).toBeVisible();
  await page.getByText('Audio only', { exact: true }).click();
  await expect(page.getByText('Your camera is off.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await page.route('**/v1/video/visits/*', (route) => route.abort());
  await joinButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The video call cannot be reached. You keep your visit.',
  );
  await expectAccessible(page);
  await page.unroute('**/v1/video/visits/*');
  await page.route('**/v1/video/visits/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'too_late', detail: 'The call of this visit is over.' } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The time of this call is over. Please call the clinic.')).toBeVisible();
});
