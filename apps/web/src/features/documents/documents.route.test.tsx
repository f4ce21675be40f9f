import type { DocumentReference } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectCount, expectText } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { self } from '../../../test/records.ts';
import { isSilent } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';

const warning = page.getByRole('region', { name: 'Add a document' }).getByRole('alert');
const rows = page.getByRole('list', { name: 'Documents' }).getByRole('article');
const letter = new File(['%PDF-1.4\n%%EOF'], 'letter.pdf', { type: 'application/pdf' });

async function choose(file: File) {
  await expect.element(page.getByRole('button', { name: 'Choose a photo or PDF' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  Object.assign(input ?? {}, { files: chosen.files });
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}

const notWhatItSays = 'Please only choose a photo (JPEG, PNG or WebP) or a PDF.';
test.each([
  [
    'too large',
    new File(['%PDF-1.4', new Uint8Array(10 * 1024 * 1024)], 'letter.pdf', { type: 'application/pdf' }),
    'This file is too large. The limit is 10 MB.',
  ],
  [
    'a page called PDF',
    new File(['<html><script>alert(1)</script>'], 'letter.pdf', { type: 'application/pdf' }),
    notWhatItSays,
  ],
  [
    'a drawing called PNG',
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png', { type: 'image/png' }),
    notWhatItSays,
  ],
])('%s: refused before anything is sent', async (_, file, strings) => {
  let sent = 0;
  const records = recordOf().with(({ method }) => {
    if (method === 'put') sent += 1;
  });
  await openPage('/my-health/documents', records);
  await choose(file);
  await expectText(warning, strings);
  await expectAccessible();
  expect(sent).toBe(0);
});

test.each(['Binary', 'DocumentReference'])(
  'the connection is lost while the %s is sent: try again finishes it, once',
  async (lost) => {
    let isDown = true;
    const record = recordOf();
    const records = record.with(({ method, path }) => {
      if (isDown && method === 'put' && path.startsWith(`${lost}/`)) isSilent();
    });
    await openPage('/my-health/documents', records);
    await choose(letter);
    await page.getByRole('button', { name: 'Upload' }).click();
    await expectText(warning, 'The file wasn’t sent. It’s still here');
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectCount(rows, 1);
    expect(record.all('DocumentReference')).toHaveLength(1);
    expect(record.all('Binary')).toHaveLength(1);
  },
);

test('a document of the hospital cannot be removed; one replaced or entered in error is not there', async () => {
  const paper = (description: string, status: DocumentReference['status']): DocumentReference => ({
    resourceType: 'DocumentReference',
    status,
    subject: self,
    date: '2026-11-12T07:40:00+05:45',
    description,
    content: [{ attachment: { contentType: 'application/pdf', url: 'Binary/x', title: 'x.pdf' } }],
  });
  const record = recordOf(
    paper('Discharge letter', 'current'),
    paper('Replaced', 'superseded'),
    paper('Never true', 'entered-in-error'),
  );
  await openPage('/my-health/documents', record.answer);
  await expectCount(rows, 1);
  await expectText(rows, 'From the hospital');
  await expectCount(rows.getByRole('button', { name: 'Remove' }), 0);
});
