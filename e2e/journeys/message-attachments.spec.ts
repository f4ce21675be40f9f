import type { Page } from '@playwright/test';
import { buildPdf, buildPng, buildWav } from '@portal/test-stack/seed/files';
import type { Binary } from 'fhir/r4';
import { expectAccessible } from '../core/accessibility.ts';
import { anil, bubble, composer, conversationOf, idOf, sendButton } from '../core/conversation.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test.describe.configure({ timeout: 120_000 });

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const photo = file('knee.png', buildPng());
const letter = file('X-ray.pdf', buildPdf(['An X-ray']));
const voice = file('cough.wav', buildWav(1));
const drawing = file(
  'sketch.svg',
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'),
);

async function choose(page: Page, picker: string, files: (typeof photo)[]) {
  await page.getByRole('button', { name: 'Attach a file' }).press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: picker, exact: true }).click();
  await (await chooser).setFiles(files);
}

const tray = (page: Page) => page.getByRole('list', { name: 'Attachments' }).getByRole('listitem');

async function openChat(page: Page) {
  await page.goto(`/messages?id=${idOf(anil)}`);
  await expect(composer(page)).toBeVisible();
}

test('files of every kind, several at once: previewed, sent, shown and saved', async ({ page, patient }) => {
  const hospital = conversationOf(patient.id);
  await hospital.thread();
  await signIn(page, patient);
  await openChat(page);
  await choose(page, 'Image', [photo, drawing]);
  await choose(page, 'Document', [letter]);
  await choose(page, 'Any file', [voice]);
  await expect(tray(page).filter({ hasText: 'Ready' })).toHaveCount(4);
  await expect(tray(page).first().locator('img')).toHaveAttribute('src', /^blob:/);
  await expectAccessible(page);
  await composer(page).fill('It is a little swollen.');
  await sendButton(page).click();
  const sent = bubble(page, 'It is a little swollen.');
  await expect(sent).toContainText('Delivered');
  await expect(tray(page)).toHaveCount(0);

  await sent.getByRole('button', { name: 'View knee.png' }).click();
  const picture = page.getByRole('dialog', { name: 'knee.png' }).getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  await page.keyboard.press('Escape');
  await expect(sent.getByRole('button', { name: /^Play voice message, 0:01/ })).toBeEnabled();
  const download = page.waitForEvent('download');
  await sent.getByRole('button', { name: 'Download X-ray.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('X-ray.pdf');
  const [message] = await hospital.findSent();
  const files = (message?.payload ?? []).flatMap(({ contentAttachment }) => contentAttachment ?? []);
  expect(files.map(({ contentType, title }) => `${contentType} ${title}`)).toEqual([
    'image/png knee.png',
    'image/svg+xml sketch.svg',
    'application/pdf X-ray.pdf',
    'audio/wav cough.wav',
  ]);
  const answer = await fetch(`http://127.0.0.1:${stack.ports.records}/fhir/${files[0]?.url}?_format=json`, {
    headers: { accept: 'application/fhir+json' },
  });
  const stored = (await answer.json()) as Binary;
  expect(stored.securityContext?.reference).toBe(`Patient/${patient.id}`);
});
