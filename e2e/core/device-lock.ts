import type { Page } from '@playwright/test';
import { openKeepSheet } from './offline-copy.ts';
import { expect, test } from './test.ts';

/** A device whose lock the browser can use: Chromium's virtual authenticator, which recognises whoever asks. */
export async function plugInLock(page: Page, { hasPrf } = { hasPrf: true }) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  });
  return {
    /** Like a real one it is shut from then on, for everybody. */
    refuseEverybody: () =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    passkeys: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    deletePasskeys: () => browser.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

/** A virtual authenticator shows no prompt that could be cancelled: the browser answers as if it had been. */
export async function cancelNextPrompt(page: Page, kind: 'create' | 'get') {
  await page.evaluate((method) => {
    const { credentials } = navigator;
    const ask = credentials[method];
    credentials[method] = async () => {
      credentials[method] = ask;
      throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
    };
  }, kind);
}

/** Settings: Save offline, with the device's own lock, which is what is offered first. */
export async function keepByDeviceLock(page: Page) {
  await test.step('keep a copy that the device’s lock opens', async () => {
    const sheet = await openKeepSheet(page);
    await expect(sheet.getByRole('radio', { name: /^This device’s lock/ })).toBeChecked();
    await sheet.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('On. Unlock with this device’s lock.')).toBeVisible();
  });
}
