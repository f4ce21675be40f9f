import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Binary, DocumentReference } from 'fhir/r4';
import { buildPdf, buildPng } from '@portal/test-stack/seed/files';
import { expectAccessible } from '../core/accessibility.ts';
import { hospitalFor, withheld } from '../core/health-record.ts';
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

const warning = (page: Page) => page.getByRole('region', { name: 'Add a document' }).getByRole('alert');
const rows = (page: Page) => page.getByRole('list', { name: 'Documents' }).getByRole('article');

test('upload a PDF and a photo, open both, remove one', async ({ page, patient }) => {
  const hospital = hospitalFor(patient.id);
  await signIn(page, patient);
  await page.goto('/my-health/documents');
  await expect(page.getByText('No item to display')).toBeVisible();
  await expect(page.getByText('at most 10 MB')).toBeVisible();

  await test.step('a PDF, with a name of its own', async () => {
    await choose(page, pdf);
    await page.getByRole('textbox', { name: 'What is it?' }).fill('Letter of the eye clinic');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Your document has been stored.')).toBeVisible();
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
    await expect(page.getByText('Your document has been removed.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });
  const stored = await hospital.find<DocumentReference>('DocumentReference');
  expect(stored.map(({ status }) => status).toSorted()).toEqual(['current', 'entered-in-error']);
});

test('too large, or not what its name says: refused before anything is sent', async ({ page, patient }) => {
  await signIn(page, patient);
  await page.goto('/my-health/documents');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await choose(page, { ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.alloc(10 * 1024 * 1024)]) });
  await expect(warning(page)).toContainText('This file is too large. The limit is 10 MB.');
  await choose(page, { ...pdf, buffer: Buffer.from('<html><script>alert(1)</script>') });
  await expect(warning(page)).toContainText('Please only choose a photo (JPEG, PNG or WebP) or a PDF.');
  await choose(page, {
    ...photo,
    name: 'x.png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(warning(page)).toContainText('Please only choose a photo');
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

for (const lost of ['Binary', 'DocumentReference'] as const) {
  test(`the connection is lost while the ${lost} is sent: try again finishes it, once`, async ({
    page,
    patient,
  }) => {
    const hospital = hospitalFor(patient.id);
    await signIn(page, patient);
    await page.goto('/my-health/documents');
    await page.route(`**/r4/${lost}/*`, (route) => route.abort());
    await choose(page, pdf);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(warning(page)).toContainText('The file was not sent. It is still here');
    await page.unroute(`**/r4/${lost}/*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(1);
    expect(await hospital.find<DocumentReference>('DocumentReference')).toHaveLength(1);
  });
}

test('a document of the hospital is there; one withheld, replaced or entered in error is not', async ({
  page,
  patient,
}) => {
  const { put, subject } = hospitalFor(patient.id);
  const file = await put<Binary>({
    resourceType: 'Binary',
    id: randomUUID(),
    contentType: 'application/pdf',
    securityContext: subject,
    data: pdf.buffer.toString('base64'),
  });
  const paper = (description: string, more: Partial<DocumentReference> = {}) =>
    put<DocumentReference>({
      resourceType: 'DocumentReference',
      status: 'current',
      subject,
      date: new Date().toISOString(),
      description,
      content: [{ attachment: { contentType: 'application/pdf', url: `Binary/${file.id}`, title: 'x.pdf' } }],
      ...more,
    });
  await paper('Discharge letter');
  await paper('Not to be told', { meta: withheld });
  await paper('Replaced', { status: 'superseded' });
  await paper('Never true', { status: 'entered-in-error' });
  await signIn(page, patient);
  await page.goto('/my-health/documents');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('From the hospital');
  await expect(rows(page).getByRole('button', { name: 'Remove' })).toHaveCount(0);
});
