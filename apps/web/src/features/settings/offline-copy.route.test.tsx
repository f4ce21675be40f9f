import type { Bundle } from 'fhir/r4';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { found, type Answer } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';
import { wipeOfflineCopy } from '../../platform/wipe-stores.ts';

const sheet = page.getByRole('dialog', { name: 'Save offline' });

/** Each search of a batch finds nothing. */
const emptyRecord: Answer = ({ method, body }) =>
  method === 'post'
    ? { ...(body as Bundle), type: 'batch-response', entry: answersTo(body as Bundle) }
    : undefined;
const answersTo = ({ entry = [] }: Bundle) =>
  entry.map(() => ({ resource: found(), response: { status: '200' } }));

async function openSheet() {
  await openPage('/settings', emptyRecord);
  await page.getByRole('button', { name: 'Turn on: Save offline' }).click();
}

async function keep(pin: string, again = pin) {
  await sheet.getByLabelText('PIN', { exact: true }).fill(pin);
  await sheet.getByLabelText('PIN again').fill(again);
  await sheet.getByRole('button', { name: 'Keep' }).click();
}

afterEach(() => wipeOfflineCopy());

test('neither two different PINs nor one that anybody tries keeps a copy', async () => {
  await openSheet();
  for (const [pin, again, said] of [
    ['482913', '482914', 'don’t match'],
    ['123456', '१२३४५६', 'too easy'],
  ] as const) {
    await keep(pin, again);
    await expect.element(sheet.getByRole('alert')).toMatchTextContent(said);
  }
  await expectAccessible();
});

test('five wrong PINs delete the copy', async () => {
  await openSheet();
  await keep('482913');
  await expect.element(page.getByText('On. Unlock with your PIN.')).toBeVisible();
  await openPage('/offline', emptyRecord);
  const enter = async () => {
    await page.getByLabelText('PIN', { exact: true }).fill('111111');
    await page.getByRole('button', { name: 'Open' }).click();
  };
  for (const said of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await enter();
    await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(said);
  }
  await enter();
  await expect.element(page.getByRole('heading', { name: 'The copy was deleted' })).toBeVisible();
  await openPage('/offline', emptyRecord);
  await expect.element(page.getByRole('heading', { name: 'Nothing is saved on this device' })).toBeVisible();
});
