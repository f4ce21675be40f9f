import { cancelNextPrompt, plugInLock } from '../core/device-lock.ts';
import { waitForQuiet } from '../core/quiet.ts';
import { expect } from '../core/test.ts';
import { shoot, signInAsDemoPatient, test } from './shoot.ts';

const strings = {
  en: { turnOn: 'Turn on: Save offline', keep: 'Keep', unlock: 'Unlock and open' },
  np: { turnOn: 'सुरु गर्नुहोस्: यस उपकरणमा राख्नुहोस्', keep: 'राख्नुहोस्', unlock: 'लक हटाई खोल्नुहोस्' },
};

test('the copy on this device', async ({ page, language }) => {
  const { turnOn, keep, unlock } = strings[language];
  await plugInLock(page);
  await signInAsDemoPatient(page, language);
  await page.goto('/settings');
  await waitForQuiet(page);
  await page.getByRole('button', { name: turnOn }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio').first()).toBeChecked();
  await shoot(page, 'offline-copy-sheet');
  await sheet.getByRole('button', { name: keep, exact: true }).click();
  await expect(sheet).toBeHidden();
  await page.goto('/offline');
  await shoot(page, 'offline-copy-locked');
  await cancelNextPrompt(page, 'get');
  await page.getByRole('button', { name: unlock }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await shoot(page, 'offline-copy-refused');
  await page.getByRole('button', { name: unlock }).click();
  await expect(page.getByRole('list').first()).toBeVisible();
  await shoot(page, 'offline-copy');
});
