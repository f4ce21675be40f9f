import type { Page } from '@playwright/test';
import { readRecord } from '../core/record.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** A list closes when the page moves under it, as it may still do after the tap; then one taps again. */
async function choose(page: Page, label: string, name: string) {
  const box = page.getByRole('combobox', { name: label });
  await expect(async () => {
    await box.click();
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: 3000 });
    await box.fill(name);
    await page.getByRole('option', { name, exact: true }).click({ timeout: 3000 });
  }).toPass();
}

async function openProfile(page: Page) {
  await page.goto('/edit-profile');
  await expect(field(page, 'Full name')).toBeVisible();
}

/** A picture as a phone takes one: larger than any that is stored. */
async function makePicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    for (let at = 0; at < 1600; at += 8) {
      pen.fillStyle = `hsl(${at % 360} 70% ${30 + (at % 50)}%)`;
      pen.fillRect(at, 0, 8, 1200);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('a patient keeps contact, address, emergency contact, language and photo up to date', async ({
  page,
  patient,
}) => {
  test.slow();
  await signIn(page, patient);
  await openProfile(page);
  await expect(field(page, 'Full name')).toHaveAttribute('readonly', '');
  await field(page, 'Mobile number').fill('९८०० ००० २१७');
  await field(page, 'Email').fill('maya@example.com');
  await choose(page, 'District', 'Lalitpur');
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Bagmati Province');
  await field(page, 'Local body').fill('Lalitpur Metropolitan City');
  await field(page, 'Ward').fill('3');
  await field(page, 'Tole or street').fill('Pulchowk');
  await field(page, 'Name').fill('Ramesh Tamang');
  await choose(page, 'Relationship', 'Husband');
  await field(page, 'Mobile number of your contact').fill('+977 9800 000 540');
  await page.getByRole('radio', { name: 'नेपाली' }).check();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photo' }).click();
  await (await chosen).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await makePicture(page) });
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible();
  await save(page);
  await told(page, 'Your profile is up to date.');

  const stored = await readRecord(patient.id);
  expect(stored).toMatchObject({
    name: [{ family: patient.lastName }],
    telecom: [
      { system: 'phone', value: '9800 000 217', use: 'mobile' },
      { system: 'email', value: 'maya@example.com' },
    ],
    address: [
      {
        line: ['Ward 3', 'Pulchowk'],
        city: 'Lalitpur Metropolitan City',
        district: 'Lalitpur',
        state: 'Bagmati Province',
        country: 'NP',
      },
    ],
    contact: [
      {
        name: { text: 'Ramesh Tamang' },
        relationship: [{ text: 'Husband' }],
        telecom: [{ value: '+977 9800 000 540' }],
      },
    ],
    communication: [{ language: { coding: [{ code: 'ne' }] }, preferred: true }],
    photo: [{ contentType: 'image/jpeg' }],
  });
  expect((stored.photo?.[0]?.data?.length ?? 0) * 0.75).toBeLessThan(60_000);

  await test.step('it is there after a reload, and the photo in the menu', async () => {
    await openProfile(page);
    await expect(field(page, 'Ward')).toHaveValue('3');
    await expect(page.getByRole('combobox', { name: 'Relationship' })).toHaveValue('Husband');
    await page.goto('/menu');
    await expect(page.getByRole('main').locator('img[src^="data:image/jpeg"]')).toBeVisible();
  });

  await test.step('the photo can be taken away', async () => {
    await openProfile(page);
    await page.getByRole('button', { name: 'Remove' }).click();
    await save(page);
    await told(page, 'Your profile is up to date.');
    expect((await readRecord(patient.id)).photo).toBeUndefined();
  });
});

test('two tabs: the second is told, and nothing is overwritten unseen', async ({
  context,
  page,
  patient,
}) => {
  await signIn(page, patient);
  const second = await context.newPage();
  await openProfile(page);
  await openProfile(second);

  await field(page, 'Mobile number').fill('9811111111');
  await field(page, 'Ward').fill('4');
  await save(page);
  await told(page, 'Your profile is up to date.');

  await field(second, 'Mobile number').fill('9822222222');
  await field(second, 'Tole or street').fill('Patan Dhoka');
  await save(second);
  const alert = second.getByRole('alert').filter({ hasText: 'Your profile has changed' });
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Ward: now “4”');
  await expect(alert).toContainText('Mobile number: saved there as “9811111111”; you have “9822222222”');
  await expect(field(second, 'Ward')).toHaveValue('4');
  await expect(field(second, 'Tole or street')).toHaveValue('Patan Dhoka');
  expect((await readRecord(patient.id)).telecom?.[0]?.value).toBe('9811111111');

  await test.step('saved again, knowing it, everything of both is there', async () => {
    await save(second);
    await told(second, 'Your profile is up to date.');
    await expect(alert).toBeHidden();
    expect(await readRecord(patient.id)).toMatchObject({
      telecom: [{ value: '9822222222' }],
      address: [{ line: ['Ward 4', 'Patan Dhoka'] }],
    });
  });
});
