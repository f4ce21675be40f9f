import type { Locator, Page } from '@playwright/test';
import type { MedicationAdministration } from 'fhir/r4';
import { expectAccessible } from '../core/accessibility.ts';
import { daily, dailyAt, hospitalFor, withheld } from '../core/health-record.ts';
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

/** Today on the clinic's clock. */
function clinicTime(clock: string): Date {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kathmandu' }).format(Date.now());
  return new Date(`${day}T${clock}:00+05:45`);
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

    test('A1, A2: late doses are asked about, the next one is the next; mark, skip, undo', async ({
      page,
      patient,
    }) => {
      const hospital = await orderThree(patient.id);
      await signIn(page, patient);
      await page.clock.setFixedTime(clinicTime('09:30'));
      await page.goto('/medications');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Medications']);
      const card = page.getByRole('region', { name: "Today's Reminders" });
      await expect(card.getByText('Next: Metformin 500 mg at 2:00 PM')).toBeVisible();
      await expect(card.getByText('Late: Metformin 500 mg, 8:00 AM')).toBeVisible();
      await expect(doses(page)).toHaveCount(3);

      await test.step('the time only where it differs; each dose has its own words, the warning stands once', async () => {
        await expect(doses(page).locator('time:not(.sr-only)')).toHaveText(['8:00 AM', '2:00 PM']);
        for (const index of [0, 1]) await expect(doses(page).nth(index)).toContainText('Late');
        await expect(page.getByText("If you missed it, don't take two doses together.")).toHaveCount(1);
        const later = doses(page).nth(2);
        await expect(later).toContainText('You can mark it from 1:00 PM');
        await expect(later.getByRole('button')).toHaveCount(0);
        await later.getByText('The whole order').click();
        await expect(later).toContainText('Metformin 500 mg as told');
        await expectAccessible(page);
      });

      await test.step('when a late one was taken: nothing is chosen beforehand, nor by a double press', async () => {
        const mark = doses(page).nth(0).getByRole('button', { name: 'Mark as taken', exact: true });
        await mark.dblclick();
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
        await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
        await sheet.getByText('At another time').click();
        await sheet.getByLabel('Time', { exact: true }).fill('09:12');
        await expectAccessible(page);
        await sheet.getByRole('button', { name: 'Save' }).click();
        await expect(sheet).toBeHidden();
        await expect(doses(page).nth(0)).toContainText('Done');
        await expect(doses(page).nth(0)).toContainText('Taken at 9:12 AM');
      });

      await test.step('skip, with a reason', async () => {
        await press(doses(page).nth(1), 'Skip');
        const sheet = page.getByRole('dialog', { name: 'Skip this dose?' });
        await expect(sheet.getByRole('button', { name: 'Save as skipped' })).toBeDisabled();
        await sheet.getByText('I have none left').click();
        await expectAccessible(page);
        await sheet.getByRole('button', { name: 'Save as skipped' }).click();
        await expect(sheet).toBeHidden();
        await expect(doses(page).nth(1)).toContainText('I have none left');
        await expectAccessible(page);
      });

      await test.step('undo it, and mark the next in time with one press', async () => {
        await press(doses(page).nth(1), 'Undo');
        await expect(doses(page).nth(1)).toContainText('Late');
        await page.clock.setFixedTime(clinicTime('14:10'));
        await page.reload();
        await expect(card.getByText('No more doses are planned today.')).toBeVisible();
        await press(doses(page).nth(2), 'Mark as taken');
        await expect(doses(page).nth(2)).toContainText('Taken at 2:10 PM');
        const first = doses(page).nth(0);
        await expect(first.getByRole('img', { name: 'Done' })).toBeVisible();
        await expect(page.getByRole('img', { name: '2 of 3 doses taken' })).toBeVisible();
      });

      const stored = await hospital.find<MedicationAdministration>('MedicationAdministration');
      expect(stored.map(({ status }) => status).toSorted()).toEqual([
        'completed',
        'completed',
        'entered-in-error',
      ]);
    });
  });
}

test('F15: on a Sunday the doses of Saturday are one press away and can be marked', async ({
  page,
  patient,
}) => {
  await hospitalFor(patient.id).order('Metformin 500 mg', { ...daily, timeOfDay: ['08:00:00'] });
  await signIn(page, patient);
  const today = clinicTime('10:00');
  await page.clock.setFixedTime(new Date(today.getTime() - today.getUTCDay() * 24 * 3600_000));
  await page.goto('/medications');
  await expect(page.getByRole('region', { name: 'Week' }).getByRole('button').first()).toContainText('Today');
  await page.getByRole('button', { name: 'Show yesterday' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Sat, / })).toBeVisible();
  await expect(doses(page)).toContainText('Not marked');
  await press(doses(page), 'Mark it');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/^Just now/)).toHaveCount(0);
  await sheet.getByText('At 8:00 AM, as planned').click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(doses(page)).toContainText('Taken at 8:00 AM');
  await page.getByRole('button', { name: 'This week' }).click();
  await expect(page.getByText('from yesterday')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(doses(page)).toContainText('Done');
});

test('A13: reminders are switched on where the medicines are, and say what this browser shows', async ({
  page,
  patient,
}) => {
  await hospitalFor(patient.id).order('Metformin 500 mg', dailyAt(0));
  await signIn(page, patient);
  await page.goto('/medications');
  const reminders = page.getByRole('switch', { name: 'Remind me at dose times' });
  await expect(reminders).not.toBeChecked();
  await expect(reminders).toHaveAccessibleDescription('Off');
  await reminders.click();
  await expect(reminders).toBeChecked();
  await expect(reminders).toHaveAccessibleDescription(/^On, .*in the portal only/);
  await expectAccessible(page);
  await page.reload();
  await expect(reminders).toBeChecked();
  await reminders.click();
  await expect(reminders).not.toBeChecked();
});

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
  await expect(page.getByText('No doses are planned today.')).toBeVisible();
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
  await hospital.order('Metformin 500 mg', dailyAt(0));
  await signIn(page, patient);
  await page.goto('/medications');
  await press(doses(page), 'Mark as taken');
  await expect(page.getByText('You marked 1 of 30 doses as taken.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'My medicines' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Once a Day' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: "Today's Reminders" })).toBeHidden();
});

test('neither what was stopped, nor entered in error, nor withheld', async ({ page, patient }) => {
  const hospital = hospitalFor(patient.id);
  const repeat = dailyAt(0);
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
  await hospitalFor(patient.id).order('Metformin 500 mg', dailyAt(0));
  await page.route('**/r4/MedicationRequest*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/r4/MedicationRequest*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.route('**/r4/MedicationAdministration/*', (route) => route.abort());
  await press(doses(page), 'Mark as taken');
  await expect(page.getByText('Not saved')).toBeVisible({ timeout: 20_000 });
  await expect(doses(page)).toContainText('Pending');
  await page.unroute('**/r4/MedicationAdministration/*');
  await press(doses(page), 'Mark as taken');
  await expect(doses(page)).toContainText('Done');
});
