import type { Locator, Page } from '@playwright/test';
import { laboratoryOf } from '@portal/test-stack/laboratory-entries';
import { putAppointment } from '@portal/test-stack/fresh-patient';
import { readStores } from './browser-storage.ts';
import { dailyAt, hospitalFor } from './health-record.ts';
import { waitForQuiet } from './quiet.ts';
import { expect, stack, test } from './test.ts';

export const pin = '482913';

/** A visit in three days, a dose at this time of every day, a report. */
export async function enterRecord(patientId: string) {
  const hospital = hospitalFor(patientId);
  await putAppointment(stack, patientId, new Date(Date.now() + 3 * 24 * 3600_000));
  await hospital.order('Metformin 500 mg', dailyAt(0));
  const high = { name: 'LDL cholesterol', loinc: '13457-7', value: 138, unit: 'mg/dL', high: 100 };
  await laboratoryOf(stack, patientId).report('Lipid panel', { results: [high] });
  return hospital;
}

/** What the browser's stores hold of it. */
export async function listOfflineCopies(page: Page): Promise<string[]> {
  return (await readStores(page)).filter((value) => value.startsWith('kept-copy/'));
}

/** Settings: Turn on. What comes later above the button would move it away under the press. */
export async function openKeepSheet(page: Page): Promise<Locator> {
  await page.goto('/settings');
  await waitForQuiet(page);
  await page.getByRole('button', { name: 'Turn on: Save offline' }).click();
  return page.getByRole('dialog', { name: 'Save offline' });
}

/** Settings: Save offline, with that PIN. */
export async function keepOnDevice(page: Page) {
  await test.step('keep a copy on this device', async () => {
    const sheet = await openKeepSheet(page);
    await sheet.getByLabel('PIN', { exact: true }).fill(pin);
    await sheet.getByLabel('PIN again').fill(pin);
    await sheet.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('On. Unlock with your PIN.')).toBeVisible();
  });
}

export async function enterPin(page: Page, typed: string) {
  await page.getByLabel('PIN', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}
