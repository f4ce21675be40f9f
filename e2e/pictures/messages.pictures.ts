import type { Page } from '@playwright/test';
import { buildPng } from '@portal/test-stack/seed/files';
import { expect, test } from '../core/test.ts';
import config from '../playwright.config.ts';
import { folder, inEachLanguage, signInAsDemoPatient } from './shoot.ts';

const { launchOptions } = config.use ?? {};
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...microphone] } });

/** The page listens for changes as long as it is open, so the network is never idle. */
async function shoot(page: Page, name: string, locale: string) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const look = `${test.info().project.name}${locale === 'np' ? '-np' : ''}`;
  await page.screenshot({ path: `${folder}/${name}-${look}.png`, animations: 'disabled' });
}

inEachLanguage('messages', async (page, locale) => {
  await signInAsDemoPatient(page, locale);
  await page.goto('/messages');
  const rows = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(rows.first()).toBeVisible();
  await shoot(page, 'messages', locale);
  await rows.filter({ hasText: /Anil|अनिल/ }).click();
  await expect(page.getByText('Lipid-profile.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: /0:02|०:०२/ })).toBeVisible();
  await shoot(page, 'messages-chat', locale);
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
  await shoot(page, 'messages-uploading', locale);
  await page.reload();
  await page.getByRole('button', { name: /^(Record|आवाजको सन्देश रेकर्ड)/ }).click();
  await expect(page.getByRole('timer')).toHaveText(/0:0[2-9]|०:०[२-९]/);
  await shoot(page, 'messages-recording', locale);
});
