import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import type { Binary } from 'fhir/r4';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { goOnline } from '../../../test/connection.ts';
import { clearMessages, createHospital, thread } from '../../../test/conversation.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { isSilent } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';

beforeEach(() => {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clearMessages();
});

const tray = screen.getByRole('list', { name: 'Attachments' }).getByRole('listitem');
const sendButton = screen.getByRole('button', { name: 'Send' });
const bubble = screen.getByRole('log').getByRole('article');
const record = screen.getByRole('button', { name: 'Record a voice message' });

/** What the browser's own window would hand over. */
async function choose(picker: string, file: File) {
  await screen.getByRole('button', { name: 'Attach a file' }).click();
  await screen.getByRole('menuitem', { name: picker }).click();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const photo = new File([png], 'knee.png');

test.for([
  ['Image', 'Please only choose image files.', new File(['%PDF-1.4'], 'X-ray.pdf')],
  ['Document', 'Please only choose document files.', photo],
  ['Any file', 'Please only choose valid audio, document or image files.', new File(['film'], 'walk.mov')],
  [
    'Document',
    'This file is too large. The limit is 10 MB.',
    new File([new Uint8Array(11 * 1024 * 1024)], 'big.pdf'),
  ],
  ['Document', 'This file is empty.', new File([], 'none.pdf')],
] as const)('%s: %s', async ([picker, text, file]) => {
  const sent: string[] = [];
  const hospital = createHospital([thread()]);
  await openPage('/messages?id=anil', (asked) => {
    if (asked.method === 'put') sent.push(asked.path);
    return hospital.answer(asked);
  });
  await choose(picker, file);
  await expect.element(tray.getByRole('alert')).toHaveTextContent(text);
  await expect.element(sendButton).toBeDisabled();
  await screen.getByRole('button', { name: `Remove ${file.name}` }).click();
  await expect.poll(() => tray.elements()).toHaveLength(0);
  expect(sent).toEqual([]);
});

test('what only carries the name of a picture is refused by the hospital', async () => {
  const hospital = createHospital([thread()]);
  await openPage('/messages?id=anil', (asked) => {
    if (asked.path.startsWith('Binary/')) throw new RecordsRefusal(422, undefined);
    return hospital.answer(asked);
  });
  await choose('Image', new File(['<html>'], 'not.png'));
  await expect.element(tray.getByRole('alert')).toMatchTextContent('didn’t accept this file');
  await expectAccessible();
});

test('the connection is lost while a file is sent: retry, or it goes with the message later', async () => {
  const hospital = createHospital([thread()]);
  let isDown = true;
  const records: typeof hospital.answer = (asked) => {
    if (asked.path.startsWith('Binary/') && isDown) return isSilent();
    const file: Binary = {
      resourceType: 'Binary',
      contentType: 'image/png',
      data: btoa(String.fromCharCode(...png)),
    };
    return asked.path.startsWith('Binary/') ? file : hospital.answer(asked);
  };
  await openPage('/messages?id=anil', records);
  await choose('Image', photo);
  await expect.element(tray).toMatchTextContent('No connection.');
  await screen.getByRole('button', { name: 'Retry knee.png' }).click();
  await expect.element(tray).toMatchTextContent('No connection.');
  await sendButton.click();
  await expect.element(bubble).toMatchTextContent('Not sent yet.');
  await openPage('/messages?id=anil', records, { isReload: true });
  await expect.element(bubble).toMatchTextContent('knee.png');
  isDown = false;
  goOnline();
  await expect.element(bubble).toMatchTextContent('Delivered');
  await expect.element(screen.getByRole('button', { name: 'View knee.png' })).toBeVisible();
  expect(hospital.listSent()).toHaveLength(1);
});

test('a recording can be deleted', async () => {
  await openPage('/messages?id=anil', createHospital([thread()]).answer);
  await record.click();
  await screen.getByRole('button', { name: 'Delete the recording' }).click();
  await expect.element(record).toBeVisible();
});

test('without permission to record: the specification’s words', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  );
  await openPage('/messages?id=anil', createHospital([thread()]).answer);
  await record.click();
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Permission Denied' })).toBeVisible();
});

test('without a recorder: the specification’s words', async () => {
  vi.stubGlobal('MediaRecorder', undefined);
  await openPage('/messages?id=anil', createHospital([thread()]).answer);
  await record.click();
  const text = 'The MediaRecorder API is not supported in your browser.';
  await expect.element(screen.getByRole('alert').filter({ hasText: text })).toBeVisible();
  vi.unstubAllGlobals();
});
