import type { Locator, Page } from '@playwright/test';
import type { MedicationAdministration } from 'fhir/r4';
import { dailyAt, hospitalFor } from '../core/health-record.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test.describe.configure({ timeout: 240_000 });

const doses = (page: Page) => page.getByRole('list', { name: 'Doses' }).getByRole('listitem');
const press = (dose: Locator, name: string) => dose.getByRole('button', { name, exact: true }).click();

/** No news reaches either tab: each knows only what it loaded, as on a link that just broke. */
async function openBothUnaware(...tabs: Page[]) {
  for (const tab of tabs) {
    await tab.route('**/v1/events', (route) => route.abort());
    await tab.goto('/medications');
    await expect(doses(tab)).toHaveCount(1);
  }
}

test('a double tap, a second tab and a lost answer: one resource', async ({ context, page, patient }) => {
  const hospital = hospitalFor(patient.id);
  await hospital.order('Metformin 500 mg', dailyAt(0));
  await signIn(page, patient);
  const other = await context.newPage();
  await openBothUnaware(page, other);
  let sent = 0;
  await page.route('**/r4/MedicationAdministration/*', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await doses(page).getByRole('button', { name: 'Mark as taken', exact: true }).dblclick();
  await expect(doses(page)).toContainText('Done');
  await press(doses(other), 'Mark as taken');
  await expect(doses(other)).toContainText('Done');
  expect(sent).toBe(2);
  const [stored, ...more] = await hospital.find<MedicationAdministration>('MedicationAdministration');
  expect(more).toEqual([]);
  expect([stored?.status, stored?.meta?.versionId]).toEqual(['completed', '1']);
});

test('another device was first: what was said there stands', async ({ context, page, patient }) => {
  await hospitalFor(patient.id).order('Metformin 500 mg', dailyAt(0));
  await signIn(page, patient);
  const other = await context.newPage();
  await openBothUnaware(page, other);
  await press(doses(page), 'Mark as taken');
  await expect(doses(page)).toContainText('Done');
  await press(doses(other), 'Skip');
  await other.getByText('I forgot').click();
  await other.getByRole('button', { name: 'Save as skipped' }).click();
  await expect(other.getByText('Recorded before')).toBeVisible();
  await expect(doses(other)).toContainText('Done');
});
