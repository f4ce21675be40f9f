import type { Locator, Page } from '@playwright/test';
import type { MedicationAdministration } from 'fhir/r4';
import { expectAccessible } from '../core/accessibility.ts';
import { daily, hospitalFor, withheld } from '../core/health-record.ts';
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

async function orderThree(patientId: string) {
  const hospital = hospitalFor(patientId);
  await hospital.order('Metformin 500 mg', { ...daily, frequency: 2, timeOfDay: ['08:00:00', '14:00:00'] });
  await hospital.order('Amlodipine 5 mg', { ...daily, timeOfDay: ['08:00:00'] });
  return hospital;
}

for (const timezoneId of ['Asia/Kathmandu', 'America/Los_Angeles']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('take, skip with a reason, undo: the timeline of today', async ({ page, patient }) => {
      const hospital = await orderThree(patient.id);
      await signIn(page, patient);
      await page.goto('/medications');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Medications']);
      await expect(page.getByRole('heading', { name: "Today's Reminders" })).toBeVisible();
      await expect(page.getByText(/^Next: (Metformin|Amlodipine) .* at 8:00 AM$/)).toBeVisible();
      await expect(doses(page)).toHaveCount(3);

      await test.step('the time only where it differs from the one before', async () => {
        await expect(doses(page).locator('time:not(.sr-only)')).toHaveText(['8:00 AM', '2:00 PM']);
        for (const dose of await doses(page).all()) await expect(dose).toContainText('Pending');
        await expectAccessible(page);
      });

      await test.step('the last done says Done, the one before shows a check', async () => {
        await press(doses(page).nth(0), 'Taken');
        await expect(doses(page).nth(0)).toContainText('Done');
        await press(doses(page).nth(1), 'Taken');
        await expect(doses(page).nth(1)).toContainText('Done');
        await expect(doses(page).nth(0)).not.toContainText('Done');
        await expect(doses(page).nth(0).getByRole('img', { name: 'Done' })).toBeVisible();
        await expect(page.getByRole('img', { name: '2 of 3 doses taken' })).toBeVisible();
      });

      await test.step('skip, with a reason', async () => {
        await press(doses(page).nth(2), 'Skipped');
        const sheet = page.getByRole('dialog', { name: 'Skip this dose?' });
        await expect(sheet.getByRole('button', { name: 'Save as skipped' })).toBeDisabled();
        await sheet.getByText('I have none left').click();
        await expectAccessible(page);
        await sheet.getByRole('button', { name: 'Save as skipped' }).click();
        await expect(sheet).toBeHidden();
        await expect(doses(page).nth(2)).toContainText('I have none left');
        await expectAccessible(page);
      });

      await test.step('undo one, and it stays so after a reload', async () => {
        await press(doses(page).nth(1), 'Undo');
        await expect(doses(page).nth(1)).toContainText('Pending');
        await page.reload();
        await expect(doses(page).nth(0)).toContainText('Done');
        await expect(doses(page).nth(1)).toContainText('Pending');
        await expect(doses(page).nth(2)).toContainText('Skipped');
        await press(doses(page).nth(1), 'Taken');
        await expect(doses(page).nth(1)).toContainText('Done');
      });

      const stored = await hospital.find<MedicationAdministration>('MedicationAdministration');
      expect(stored.map(({ status }) => status).toSorted()).toEqual(['completed', 'completed', 'not-done']);
    });
  });
}

test('a double tap, a second tab and a lost answer: one resource', async ({ context, page, patient }) => {
  const hospital = hospitalFor(patient.id);
  await hospital.order('Metformin 500 mg', { ...daily, timeOfDay: ['08:00:00'] });
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
  await doses(page).getByRole('button', { name: 'Taken', exact: true }).dblclick();
  await expect(doses(page)).toContainText('Done');
  await press(doses(other), 'Taken');
  await expect(doses(other)).toContainText('Done');
  expect(sent).toBe(2);
  const [stored, ...more] = await hospital.find<MedicationAdministration>('MedicationAdministration');
  expect(more).toEqual([]);
  expect([stored?.status, stored?.meta?.versionId]).toEqual(['completed', '1']);
});

test('another device was first: what was said there stands', async ({ context, page, patient }) => {
  await hospitalFor(patient.id).order('Metformin 500 mg', { ...daily, timeOfDay: ['08:00:00'] });
  await signIn(page, patient);
  const other = await context.newPage();
  await openBothUnaware(page, other);
  await press(doses(page), 'Taken');
  await expect(doses(page)).toContainText('Done');
  await press(doses(other), 'Skipped');
  await other.getByText('I forgot').click();
  await other.getByRole('button', { name: 'Save as skipped' }).click();
  await expect(other.getByText('Recorded before')).toBeVisible();
  await expect(doses(other)).toContainText('Done');
});

test('the week from Sunday to Saturday: today is marked, a day can be chosen', async ({ page, patient }) => {
  await orderThree(patient.id);
  await signIn(page, patient);
  await page.goto('/medications');
  const days = page.getByRole('region', { name: 'Week' }).getByRole('button');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAccessibleName(/^(Sun|Today) \d\d [A-Z][a-z]+ \d{4}/);
  await expect(days.last()).toHaveAccessibleName(/^(Sat|Today) \d\d [A-Z][a-z]+ \d{4}/);
  const today = page.getByRole('button', { name: /^Today/ });
  await expect(today).toHaveAttribute('aria-pressed', 'true');
  await expect(today).toContainText('Today');
  await test.step('the last day of the week', async () => {
    await days.last().click();
    await expect(page).toHaveURL(/\/medications\?day=\d{4}-\d\d-\d\d$/);
    await expect(days.last()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { level: 2, name: /^Sat, \d\d \w{3} \d{4}$/ })).toBeVisible();
    await expect(doses(page)).toHaveCount(3);
    await page.reload();
    await expect(days.last()).toHaveAttribute('aria-pressed', 'true');
  });
});

test('as needed stands apart; the most for one day is said', async ({ page, patient }) => {
  const hospital = hospitalFor(patient.id);
  await hospital.order('Paracetamol 500 mg', undefined, {
    dosageInstruction: [
      {
        text: '1 tablet when it hurts',
        asNeededCodeableConcept: { text: 'Pain' },
        maxDosePerPeriod: {
          numerator: { value: 1, unit: 'tablet' },
          denominator: { value: 1, unit: 'day', system: 'http://unitsofmeasure.org', code: 'd' },
        },
      },
    ],
  });
  await signIn(page, patient);
  await page.goto('/medications');
  await expect(page.getByText('Nothing to take today.')).toBeVisible();
  await expect(page.getByText('No item to display')).toBeVisible();
  const part = page.getByRole('region', { name: 'As needed' });
  await part.getByRole('button', { name: 'Taken now' }).click();
  await expect(part.getByText(/^Taken at \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await expect(part).toContainText('Ask your doctor before you take more.');
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Undo' }).click();
  await expect(part.getByText(/^Taken at/)).toBeHidden();
  const stored = await hospital.find<MedicationAdministration>('MedicationAdministration');
  expect(stored.map(({ status }) => status)).toEqual(['entered-in-error']);
});

test('the last 30 days in words, and a list for paper', async ({ page, patient }) => {
  const hospital = hospitalFor(patient.id);
  await hospital.order('Metformin 500 mg', { ...daily, timeOfDay: ['00:00:00'] });
  await signIn(page, patient);
  await page.goto('/medications');
  await press(doses(page), 'Taken');
  await expect(page.getByText('You marked 1 of 30 doses as taken.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'My medicines' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Once a Day' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: "Today's Reminders" })).toBeHidden();
});

test('neither what was stopped, nor entered in error, nor withheld', async ({ page, patient }) => {
  const hospital = hospitalFor(patient.id);
  const repeat = { ...daily, timeOfDay: ['08:00:00'] };
  await hospital.order('Shown 1 mg', repeat);
  await hospital.order('Stopped 1 mg', repeat, { status: 'stopped' });
  await hospital.order('Wrong 1 mg', repeat, { status: 'entered-in-error' });
  await hospital.order('Withheld 1 mg', repeat, { meta: withheld });
  await signIn(page, patient);
  await page.goto('/medications');
  await expect(doses(page)).toHaveCount(1);
  await expect(doses(page)).toContainText('Shown');
  await page.goto('/my-health/medications');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 active medicine')).toBeVisible();
});

test('nothing ordered; the list or the write fails: said, with a way on', async ({ page, patient }) => {
  await signIn(page, patient);
  await page.goto('/medications');
  await expect(page.getByText('No item to display')).toBeVisible();
  await hospitalFor(patient.id).order('Metformin 500 mg', { ...daily, timeOfDay: ['08:00:00'] });
  await page.route('**/r4/MedicationRequest*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/r4/MedicationRequest*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.route('**/r4/MedicationAdministration/*', (route) => route.abort());
  await press(doses(page), 'Taken');
  await expect(page.getByText('Not saved')).toBeVisible({ timeout: 20_000 });
  await expect(doses(page)).toContainText('Pending');
  await page.unroute('**/r4/MedicationAdministration/*');
  await press(doses(page), 'Taken');
  await expect(doses(page)).toContainText('Done');
});
