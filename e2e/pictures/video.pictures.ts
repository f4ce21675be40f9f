import { chromium } from '@playwright/test';
import { serveDoctorPage } from '@portal/test-stack/clinic/doctor-page';
import { startEngine } from '@portal/test-stack/engines';
import { video } from '@portal/test-stack/engines/video';
import { rememberLanguage } from '../core/language.ts';
import { expect, stack, test } from '../core/test.ts';
import { putVideoVisit, withFakeDevices } from '../core/video-visit.ts';
import { createFreshPatient } from '@portal/test-stack/fresh-patient';
import { signIn } from '../core/sign-in.ts';
import { inEachLanguage, shoot } from './shoot.ts';

test.use({ launchOptions: withFakeDevices });
test.describe.configure({ timeout: 240_000 });

/** Needs LiveKit; the figures on the pictures are what a fake camera shows. */
inEachLanguage('video visit', async (page, locale) => {
  test.skip(video.findMissing(stack) !== undefined, 'LiveKit is not installed.');
  await startEngine(stack, 'video');
  const patient = await createFreshPatient(stack);
  const visit = await putVideoVisit(patient.id, 5);
  await rememberLanguage(page, 'en');
  await signIn(page, patient);
  await rememberLanguage(page, locale);
  const join = page.getByRole('button', { name: /^(Join Video Call|भिडियो कलमा जानुहोस्)$/ });
  await page.goto('/dashboard');
  await expect(join).toBeVisible();
  await shoot(page, 'dashboard-video-visit', locale);
  await page.goto(`/appointments/${visit.id}`);
  await expect(join).toBeVisible();
  await shoot(page, 'appointment-video', locale);
  await join.click();
  await expect(page.locator('video')).toHaveJSProperty('readyState', 4);
  await expect(page.getByRole('combobox')).toHaveCount(2);
  await shoot(page, 'video-call-check', locale);
  await join.click();
  await page.getByRole('heading', { name: /^(Waiting for the doctor|डाक्टरलाई पर्खँदै)$/ }).waitFor();
  await page.locator('video').waitFor();
  await shoot(page, 'video-call-waiting', locale);
  const { url, close } = await serveDoctorPage(stack, visit);
  const second = await chromium.launch(withFakeDevices);
  await (await second.newPage()).goto(url);
  await page.getByRole('timer').waitFor();
  await expect(page.locator('video')).toHaveCount(2);
  for (const picture of await page.locator('video').all())
    await expect(picture).toHaveJSProperty('readyState', 4);
  await shoot(page, 'video-call', locale);
  await second.close();
  close();
});
