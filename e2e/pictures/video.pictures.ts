import { chromium, type Page } from '@playwright/test';
import { serveDoctorPage } from '@portal/test-stack/clinic/doctor-page';
import { startEngine } from '@portal/test-stack/engines';
import { video } from '@portal/test-stack/engines/video';
import { putResource } from '@portal/test-stack/fresh-patient';
import { demoPatient as demo } from '@portal/test-stack/seed/people';
import { expect, stack } from '../core/test.ts';
import { putVideoVisit } from '../core/video-visit.ts';
import { cameraOf } from './call-faces.ts';
import { shoot, signInAsDemoPatient, test as base } from './shoot.ts';

/** The visit is now, and the server asks its own clock: these pictures are taken at the hour of the day that it is. */
/* oxlint-disable no-empty-pattern -- Playwright reads the fixtures' names from the pattern */
const test = base.extend({
  atTenToTwo: async ({}, use) => use(undefined),
  launchOptions: [async ({}, use) => use(await cameraOf('patient')), { scope: 'worker' }],
});

test('video visit', async ({ page, language }) => {
  test.skip(video.findMissing(stack) !== undefined, 'LiveKit is not installed.');
  await startEngine(stack, 'video');
  const visit = await putVideoVisit(demo.id, 5);
  await nameDevices(page);
  await signInAsDemoPatient(page, language);
  const join = page.getByRole('button', { name: /^(Join Video Call|भिडियो कलमा जानुहोस्)$/ });
  await page.goto('/dashboard');
  await expect(join).toBeVisible();
  await shoot(page, 'dashboard-video-visit');
  await page.goto(`/appointments/${visit.id}`);
  await expect(join).toBeVisible();
  await shoot(page, 'appointment-video');
  await join.click();
  await expect(page.locator('video')).toHaveJSProperty('readyState', 4);
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await shoot(page, 'video-call-check');
  await join.click();
  await page.getByRole('heading', { name: /^(Waiting for the doctor|डाक्टरलाई पर्खँदै)$/ }).waitFor();
  await page.locator('video').waitFor();
  await shoot(page, 'video-call-waiting');
  const { url, close } = await serveDoctorPage(stack, visit);
  const second = await chromium.launch(await cameraOf('doctor'));
  await (await second.newPage()).goto(url);
  await page.getByRole('timer').waitFor();
  await expect(page.locator('video')).toHaveCount(2);
  for (const picture of await page.locator('video').all())
    await expect(picture).toHaveJSProperty('readyState', 4);
  await shoot(page, 'video-call');
  await second.close();
  close();
  await putResource(stack, { ...visit, status: 'cancelled' });
});

/** The browser calls its fake camera by the path of its file. */
function nameDevices(page: Page) {
  return page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const list = mediaDevices.enumerateDevices.bind(mediaDevices);
    mediaDevices.enumerateDevices = async () =>
      (await list()).map(({ deviceId, groupId, kind }) => {
        const label = kind === 'videoinput' ? 'Front camera' : 'Microphone';
        return { deviceId, groupId, kind, label, toJSON: () => ({}) };
      });
  });
}
