import { chromium, type Page } from '@playwright/test';
import { serveDoctorPage } from '@portal/test-stack/clinic/doctor-page';
import { startEngine } from '@portal/test-stack/engines';
import { video } from '@portal/test-stack/engines/video';
import { expectAccessible } from '../../core/accessibility.ts';
import { readReceived, watchConnections } from '../../core/call-stats.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, stack, test } from '../../core/test.ts';
import { doctor, joinButton, openCheck, putVideoVisit, withFakeDevices } from '../../core/video-visit.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ launchOptions: withFakeDevices });

const lack = video.findMissing(stack);

test('patient and doctor see, hear and write to each other through LiveKit; then sound alone; then home', async ({
  page,
  patient,
}) => {
  test.skip(lack !== undefined, `${lack?.what} is not installed, so no real call is made: ${lack?.command}`);
  await startEngine(stack, 'video');
  const visit = await putVideoVisit(patient.id, 5);
  const { url, close } = await serveDoctorPage(stack, visit);
  const secondBrowser = await chromium.launch(withFakeDevices);
  const doctors = await secondBrowser.newPage();
  await Promise.all([watchConnections(page), watchConnections(doctors)]);

  await test.step('the patient looks at their picture, hears the bars move, and waits', async () => {
    await signIn(page, patient);
    await openCheck(page);
    await expect(page.getByLabel('Your own video')).toHaveJSProperty('readyState', 4);
    // The fake microphone beeps for a moment each second; whoever looks once a second may always miss it.
    await expect
      .poll(() => page.getByRole('meter', { name: 'Microphone level' }).getAttribute('aria-valuenow'), {
        intervals: [70],
      })
      .not.toBe('0');
    await expectAccessible(page);
    await joinButton(page).click();
    await expect(page.getByRole('heading', { name: 'Waiting for the doctor' })).toBeVisible({
      timeout: 30_000,
    });
    await expectAccessible(page);
  });

  await test.step('the doctor comes in, and each decodes the other’s picture and sound', async () => {
    await doctors.goto(url);
    expect(doctors.url()).not.toContain('token');
    await expect(page.getByLabel(`Video of ${doctor}`)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('You’re muted. Tap Mic to speak.')).toBeVisible();
    await page.getByRole('button', { name: 'Microphone is off, turn on' }).click();
    await expectReceived(page);
    await expectReceived(doctors);
    await expectAccessible(page);
  });

  await test.step('they write to each other', async () => {
    await doctors.getByRole('button', { name: /Write/ }).click();
    await page.getByRole('button', { name: 'Chat, new message' }).click();
    await expect(page.getByRole('log')).toContainText('Good morning');
    await page.getByRole('textbox', { name: 'Write a message' }).fill('नमस्ते डाक्टर');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(doctors.locator('#chat')).toContainText('नमस्ते डाक्टर');
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
  });

  await test.step('audio only: no picture either way, and the sound goes on', async () => {
    await page.getByRole('button', { name: 'Audio only is off, turn on' }).click();
    await expect(page.getByText(`Audio only: you hear ${doctor}, but there’s no picture.`)).toBeVisible();
    await expect(page.getByLabel('Your own video')).toBeHidden();
    await expect.poll(() => standsStill(page), { timeout: 60_000 }).toBe(true);
    await expect.poll(() => standsStill(doctors), { timeout: 60_000 }).toBe(true);
    const before = await readReceived(page);
    await expect.poll(async () => (await readReceived(page)).energy).toBeGreaterThan(before.energy);
  });

  await test.step('leaving ends it for both', async () => {
    await page.getByRole('button', { name: 'Leave the call' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(doctors.getByRole('status')).toContainText('has left');
  });
  await secondBrowser.close();
  close();
});

async function expectReceived(page: Page) {
  await expect.poll(async () => (await readReceived(page)).frames, { timeout: 60_000 }).toBeGreaterThan(10);
  await expect.poll(async () => (await readReceived(page)).energy, { timeout: 60_000 }).toBeGreaterThan(0);
}

/** No picture was decoded for a while. */
async function standsStill(page: Page): Promise<boolean> {
  const { frames } = await readReceived(page);
  const next = await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
  return next === undefined && (await readReceived(page)).frames === frames;
}
