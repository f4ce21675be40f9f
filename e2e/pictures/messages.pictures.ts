import { buildPng } from '@portal/test-stack/seed/files';
import { expect } from '../core/test.ts';
import config from '../playwright.config.ts';
import { shoot, signInAsDemoPatient, test } from './shoot.ts';

const { launchOptions } = config.use ?? {};
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...microphone] } });

test('messages', async ({ page, language }) => {
  await signInAsDemoPatient(page, language);
  await page.goto('/messages');
  const rows = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(rows.first()).toBeVisible();
  await shoot(page, 'messages');
  await rows.filter({ hasText: /Anil|अनिल/ }).click();
  await expect(page.getByText('Lipid-profile.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: /0:02|०:०२/ })).toBeVisible();
  await shoot(page, 'messages-chat');
  await page.getByRole('button', { name: /^(Attach a file|फाइल जोड्नुहोस्)$/ }).press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem').last().click();
  await (
    await chooser
  ).setFiles([
    { name: 'Knee-photo.png', mimeType: 'image/png', buffer: buildPng() },
    { name: 'walk.mov', mimeType: 'video/quicktime', buffer: Buffer.from('film') },
  ]);
  await expect(page.getByText(/^(Ready|तयार)/)).toBeVisible();
  await shoot(page, 'messages-uploading');
  await page.reload();
  await page.getByRole('button', { name: /^(Record|आवाजको सन्देश रेकर्ड)/ }).click();
  await expect(page.getByRole('timer')).toHaveText(/0:0[2-9]|०:०[२-९]/);
  await shoot(page, 'messages-recording');
});
