import { expectAccessible } from '../core/accessibility.ts';
import { cancelNextPrompt, keepByDeviceLock, plugInLock } from '../core/device-lock.ts';
import { enterPin, enterRecord, listOfflineCopies, openKeepSheet, pin } from '../core/offline-copy.ts';
import { waitForWorker } from '../core/service-worker.ts';
import { signIn } from '../core/sign-in.ts';
import { signOut } from '../core/sign-out.ts';
import { expect, test } from '../core/test.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow' });

test('opt in with the device’s lock, offline, reload, unlock, read; a refusal loses nothing', async ({
  context,
  page,
  patient,
}) => {
  await enterRecord(patient.id);
  const lock = await plugInLock(page);
  const unlock = page.getByRole('button', { name: 'Unlock and open' });
  const alert = page.getByRole('main').getByRole('alert');
  await signIn(page, patient);
  await keepByDeviceLock(page);

  await test.step('the passkey tells neither of the patient nor of health', async () => {
    const [passkey, ...others] = await lock.passkeys();
    expect(others).toEqual([]);
    expect(passkey?.userName).toBe('Patient Portal copy on this device');
    expect(Buffer.from(passkey?.userHandle ?? '', 'base64')).toHaveLength(16);
    expect(JSON.stringify(passkey)).not.toMatch(new RegExp(`${patient.lastName}|${patient.id}`));
  });

  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto('/offline');

  await test.step('a prompt that is cancelled says what to do, and may be tried again', async () => {
    await cancelNextPrompt(page, 'get');
    await unlock.click();
    await expect(alert).toContainText('It didn’t open. Nothing is lost. Try again');
    await expect(page.getByText('Metformin')).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('recognised, the patient reads visits, medicines and results', async () => {
    await unlock.click();
    await expect(page.getByRole('list', { name: 'Upcoming Visits' })).toContainText('Dr. Anil Shrestha');
    await expect(page.getByRole('list', { name: 'My medicines' })).toContainText('Metformin 500 mg');
    await expect(page.getByRole('list', { name: 'Last results' })).toContainText('138 mg/dL');
    await page.reload();
    await expect(page.getByText('Metformin')).toBeHidden();
    await unlock.click();
    await expect(page.getByRole('list', { name: 'My medicines' })).toContainText('Metformin 500 mg');
  });

  await test.step('locked again, it opens to nobody whom the device does not recognise', async () => {
    await page.getByRole('button', { name: 'Close and lock' }).click();
    await expectAccessible(page);
    await lock.refuseEverybody();
    await unlock.click();
    await expect(alert).toContainText('It didn’t open.');
    await expect(page.getByText('Metformin')).toBeHidden();
  });

  await test.step('signed out, nothing is left on the device', async () => {
    await context.setOffline(false);
    await page.goto('/dashboard');
    await signOut(page, patient, false);
    await expect.poll(() => listOfflineCopies(page)).toEqual([]);
    await page.goto('/offline');
    await expect(page.getByRole('heading', { name: 'Nothing is saved on this device' })).toBeVisible();
  });
});

test('a passkey that was deleted from the device: the copy is deleted, and a new one kept', async ({
  context,
  page,
  patient,
}) => {
  await enterRecord(patient.id);
  const lock = await plugInLock(page);
  const unlock = page.getByRole('button', { name: 'Unlock and open' });
  const alert = page.getByRole('main').getByRole('alert');
  await signIn(page, patient);
  await keepByDeviceLock(page);
  await waitForWorker(page);
  await lock.deletePasskeys();
  await context.setOffline(true);
  await page.goto('/offline');

  await test.step('it says what to do, and however often it is tried, nothing goes by itself', async () => {
    for (let count = 0; count < 6; count += 1) {
      await unlock.click();
      await expect(unlock).not.toHaveAttribute('aria-disabled');
      await expect(alert).toContainText('If you deleted its passkey, this copy can’t be opened.');
    }
    await page.reload();
    await unlock.click();
  });
  await test.step('the patient deletes it', async () => {
    await page.getByRole('button', { name: 'Delete the copy' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete now' }).click();
    await expect(page.getByRole('heading', { name: 'The copy was deleted' })).toBeVisible();
    await expect(alert).toContainText('you can save a new copy in Settings');
  });

  await context.setOffline(false);
  await keepByDeviceLock(page);
  await page.goto('/offline');
  await unlock.click();
  await expect(page.getByRole('list', { name: 'My medicines' })).toContainText('Metformin 500 mg');
});

test('a device that was not unlocked keeps nothing; one whose lock gives no secret takes a PIN', async ({
  page,
  patient,
}) => {
  await enterRecord(patient.id);
  await plugInLock(page, { hasPrf: false });
  await signIn(page, patient);
  const sheet = await openKeepSheet(page);
  const keep = sheet.getByRole('button', { name: 'Keep', exact: true });
  await expectAccessible(page);

  await cancelNextPrompt(page, 'create');
  await keep.click();
  await expect(sheet.getByRole('alert')).toContainText('the device wasn’t unlocked. Try again, or choose');
  await keep.click();
  await expect(sheet.getByRole('alert')).toContainText('can’t protect a copy. Choose a PIN instead.');
  await expect(sheet.getByRole('radio')).toHaveCount(0);
  await sheet.getByLabel('PIN', { exact: true }).fill(pin);
  await sheet.getByLabel('PIN again').fill(pin);
  await expectAccessible(page);
  await keep.click();
  await expect(page.getByText('On. Unlock with your PIN.')).toBeVisible();

  await page.goto('/offline');
  await enterPin(page, pin);
  await expect(page.getByRole('list', { name: 'My medicines' })).toContainText('Metformin 500 mg');
});
