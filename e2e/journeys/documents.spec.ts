import type { Page } from '@playwright/test';
import type { DocumentReference } from 'fhir/r4';
import { buildPdf, buildPng } from '@portal/test-stack/seed/files';
import { expectAccessible } from '../core/accessibility.ts';
import { hospitalFor } from '../core/health-record.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test.describe.configure({ timeout: 240_000 });

const pdf = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: buildPdf(['A letter']) };
const photo = { name: 'rash.png', mimeType: 'image/png', buffer: buildPng() };
type Chosen = typeof pdf;

async function choose(page: Page, file: Chosen) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo or PDF' }).click();
  await (await chooser).setFiles(file);
}

const rows = (page: Page) => page.getByRole('list', { name: 'Documents' }).getByRole('article');

test('upload a PDF and a photo, open both, remove one', async ({ page, patient }) => {
  const hospital = hospitalFor(patient.id);
  await signIn(page, patient);
  await page.goto('/my-health/documents');
  await expect(page.getByText('No item to display')).toBeVisible();
  await expect(page.getByText('at most 10 MB')).toBeVisible();

  await test.step('a PDF, with a name of its own', async () => {
    await choose(page, pdf);
    await page.getByRole('textbox', { name: 'What’s this document?' }).fill('Letter of the eye clinic');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Your document is saved.')).toBeVisible();
    await expect(rows(page)).toContainText('Letter of the eye clinic');
    await expect(rows(page)).toContainText('Added by you');
    const download = page.waitForEvent('download');
    await rows(page).getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('letter.pdf');
  });

  await test.step('a photo is shown over the page', async () => {
    await choose(page, photo);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(rows(page)).toHaveCount(2);
    await rows(page).filter({ hasText: 'rash' }).getByRole('button', { name: 'View' }).click();
    const picture = page.getByRole('dialog', { name: 'rash' }).getByRole('img');
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('remove one', async () => {
    await rows(page).filter({ hasText: 'rash' }).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your document was removed.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });
  const stored = await hospital.find<DocumentReference>('DocumentReference');
  expect(stored.map(({ status }) => status).toSorted()).toEqual(['current', 'entered-in-error']);
});
