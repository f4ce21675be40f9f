import { expectAccessible } from '../core/accessibility.ts';
import { anil, conversationOf, idOf, log } from '../core/conversation.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';
import config from '../playwright.config.ts';

const { launchOptions } = config.use ?? {};
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.describe.configure({ timeout: 120_000 });
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), ...microphone, '--autoplay-policy=no-user-gesture-required'],
  },
});

test('record, pause, listen, send, and play it back', async ({ page, patient }) => {
  const hospital = conversationOf(patient.id);
  await hospital.thread();
  await signIn(page, patient);
  await page.goto(`/messages?id=${idOf(anil)}`);
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  await expect(page.getByText('Recording. Send it when you’re done, or delete it.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/0:0[1-9]/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. Keep recording, send it or delete it.')).toBeVisible();
  await expectAccessible(page);
  const before = (await page.getByRole('timer').textContent()) ?? '';
  await page.getByRole('button', { name: 'Keep recording' }).click();
  await expect(page.getByRole('timer')).not.toHaveText(before);
  await page.getByRole('button', { name: 'Stop recording' }).click();

  const listen = page.getByRole('button', { name: /^Play voice message, 0:0[1-9]$/ });
  await listen.click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(listen).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();

  const bubble = log(page).getByRole('article');
  await expect(bubble).toContainText('Delivered', { timeout: 20_000 });
  const [sent] = await hospital.findSent();
  expect(sent?.payload?.[0]?.contentAttachment).toMatchObject({
    contentType: 'audio/webm',
    title: 'Voice message.weba',
  });
  await page.reload();
  await bubble.getByRole('button', { name: /^Play voice message, 0:0[1-9]$/ }).click();
  await expect(bubble.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0.5);
  await expect(bubble.getByRole('button', { name: /^Play/ })).toBeVisible();
});
