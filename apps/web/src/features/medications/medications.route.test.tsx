import type { MedicationAdministration } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { emulate } from '../../../test/emulate.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectCount, expectText, textsOf } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { isSilent } from '../../../test/fake-records-client.ts';
import { daily, order } from '../../../test/medicine-orders.ts';
import { openPage } from '../../../test/open-page.tsx';

const doses = page.getByRole('list', { name: /^Doses/ }).getByRole('listitem');
const press = (dose: Locator, name: string) => dose.getByRole('button', { name, exact: true }).click();
const card = page.getByRole('region', { name: "Today's Reminders" });
const sheet = page.getByRole('dialog');

const twoOrders = () =>
  recordOf(
    order('Metformin 500 mg', { ...daily, frequency: 2, timeOfDay: ['08:00:00', '14:00:00'] }),
    order('Amlodipine 5 mg', { ...daily, timeOfDay: ['08:00:00'] }),
  );
const oneDose = () => recordOf(order('Metformin 500 mg', { ...daily, timeOfDay: ['09:30:00'] }));

const wednesday = '2026-11-18T09:30:00+05:45';
const zones = ['Asia/Kathmandu', 'America/Los_Angeles'];

test.each(zones)('A1, A2: late doses are asked about, the next one is the next (%s)', async (zone) => {
  await openPage('/medications', twoOrders().answer, { now: wednesday, zone });
  await expect.element(card.getByText('Next: Metformin 500 mg at 2:00 PM')).toBeVisible();
  expect(textsOf(page.getByRole('heading', { level: 1 }))).toEqual(['Medications']);
  await expect.element(card.getByText('Late: Metformin 500 mg, 8:00 AM')).toBeVisible();
  await expectCount(doses, 3);
  const times = [...document.querySelectorAll('[aria-label=Doses] time:not(.sr-only)')];
  expect(times.map(({ textContent }) => textContent)).toEqual(['8:00 AM', '2:00 PM']);
  for (const index of [0, 1]) await expectText(doses.nth(index), 'Late');
  await expectCount(page.getByText(/If you missed it, don't take two doses together\./), 1);
  const later = doses.nth(2);
  await expectText(later, 'You can mark it from 1:00 PM');
  await expectCount(later.getByRole('button'), 0);
  await later.getByText('Full instructions').click();
  await expectText(later, 'Metformin 500 mg as told');
  await expectAccessible();
});

test('two medicines of the next minute are both named', async () => {
  await openPage('/medications', twoOrders().answer, { now: '2026-11-18T06:00:00+05:45' });
  await expect.element(card.getByText('Next: Metformin 500 mg at 8:00 AM')).toBeVisible();
  await expect.element(card.getByText('Next: Amlodipine 5 mg at 8:00 AM')).toBeVisible();
});

test.each(zones)('when a late one was taken: nothing is chosen beforehand (%s)', async (zone) => {
  const record = twoOrders();
  await openPage('/medications', record.answer, { now: wednesday, zone });
  await doses.nth(0).getByRole('button', { name: 'Mark as taken', exact: true }).dblClick();
  await expect.element(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectCount(sheet.getByRole('radio', { checked: true }), 0);
  await sheet.getByText('At another time').click();
  await sheet.getByLabelText('Time', { exact: true }).fill('09:12');
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expectCount(sheet, 0);
  await expectText(doses.nth(0), 'Done');
  await expectText(doses.nth(0), 'Taken at 9:12 AM');
  expect(record.all<MedicationAdministration>('MedicationAdministration')).toMatchObject([
    { status: 'completed', effectiveDateTime: '2026-11-18T03:27:00Z' },
  ]);
});

test('a dose is skipped with a reason, and that is taken back', async () => {
  const record = twoOrders();
  await openPage('/medications', record.answer, { now: wednesday });
  await press(doses.nth(1), 'Skip');
  const why = page.getByRole('dialog', { name: 'Skip this dose?' });
  await expect.element(why.getByRole('button', { name: 'Save as skipped' })).toBeDisabled();
  await why.getByText('I have none left').click();
  await expectAccessible();
  await why.getByRole('button', { name: 'Save as skipped' }).click();
  await expectCount(why, 0);
  await expectText(doses.nth(1), 'I have none left');
  await expectAccessible();
  await press(doses.nth(1), 'Undo');
  await expectText(doses.nth(1), 'Late');
  const [stored] = record.all<MedicationAdministration>('MedicationAdministration');
  expect(stored?.status).toBe('entered-in-error');
});

test('what could not be saved is said inside the sheet: nothing lies over its warnings', async () => {
  const record = twoOrders();
  const answer: typeof record.answer = (asked) =>
    asked.method === 'get' ? record.answer(asked) : isSilent();
  await openPage('/medications', answer, { now: wednesday });
  await press(doses.nth(1), 'Skip');
  const why = page.getByRole('dialog', { name: 'Skip this dose?' });
  await why.getByText('I have none left').click();
  await why.getByRole('button', { name: 'Save as skipped' }).click();
  await expectText(why.getByRole('alert'), 'Not saved');
  await expectAccessible();
});

test.each([
  ['a lost connection', isSilent, 'Check your connection.'],
  ['a refusal', isRefused, 'The hospital’s system didn’t save it.'],
])('%s is told beside the buttons of the sheet, on a phone with a long name', async (_what, fails, said) => {
  const long = 'Amoxicillin and clavulanate potassium extended release film coated 1000 mg / 62.5 mg';
  const record = recordOf(order(long, { ...daily, timeOfDay: ['08:00:00'] }));
  const answer: typeof record.answer = (asked) => (asked.method === 'get' ? record.answer(asked) : fails());
  await openPage('/medications', answer, { now: wednesday, width: 390 });
  await press(doses, 'Mark as taken');
  await sheet.getByText('At another time').click();
  await sheet.getByLabelText('Time', { exact: true }).fill('09:12');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expectText(sheet.getByRole('alert'), said);
  await expect.element(sheet.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect.element(sheet.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  await expectAccessible();
});

function isRefused(): never {
  throw new RecordsRefusal(422, undefined);
}

test('doses are marked in time with one press; those of before are told by a sign', async () => {
  const record = twoOrders();
  await openPage('/medications', record.answer, { now: '2026-11-18T08:10:00+05:45' });
  await press(doses.nth(0), 'Mark as taken');
  await expectText(doses.nth(0), 'Taken at 8:10 AM');
  await openPage('/medications', record.answer, { now: '2026-11-18T14:10:00+05:45' });
  await expect.element(card.getByText('No more doses are planned today.')).toBeVisible();
  await press(doses.nth(2), 'Mark as taken');
  await expectText(doses.nth(2), 'Taken at 2:10 PM');
  await expect.element(doses.nth(0).getByRole('img', { name: 'Done' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: '2 of 3 doses taken' })).toBeVisible();
});

test('F15: on a Sunday the doses of Saturday are one press away and can be marked', async () => {
  const record = recordOf(order('Metformin 500 mg', { ...daily, timeOfDay: ['08:00:00'] }));
  await openPage('/medications', record.answer, { now: '2026-11-15T10:00:00+05:45' });
  const days = page.getByRole('region', { name: 'Week' }).getByRole('button');
  await expectText(days.first(), 'Today');
  await page.getByRole('button', { name: 'Show yesterday' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: /^Sat, / })).toBeVisible();
  await expectText(doses, 'Not marked');
  await press(doses, 'Mark it');
  await expect.element(sheet).toBeVisible();
  await expectCount(sheet.getByText(/^Just now/), 0);
  await sheet.getByText('At 8:00 AM, as planned').click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expectText(doses, 'Taken at 8:00 AM');
  await page.getByRole('button', { name: 'This week' }).click();
  await expectCount(page.getByText(/from yesterday/), 0);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expectText(doses, 'Done');
});

test('the week from Sunday to Saturday: today is marked, a day can be chosen and has an address', async () => {
  const record = twoOrders();
  const { address } = await openPage('/medications', record.answer, { now: wednesday });
  const days = page.getByRole('region', { name: 'Week' }).getByRole('button');
  await expectCount(days, 7);
  await expect.element(days.first()).toHaveAccessibleName(/^Sun 15 November 2026/);
  await expect.element(days.last()).toHaveAccessibleName(/^Sat 21 November 2026/);
  const today = page.getByRole('button', { name: /^Today/ });
  await expect.element(today).toHaveAttribute('aria-pressed', 'true');
  await expectText(today, 'Today');
  await days.last().click();
  await expect.poll(address).toBe('/medications?day=2026-11-21');
  await openPage(address(), record.answer, { now: wednesday });
  await expect.element(days.last()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Sat, 21 Nov 2026' })).toBeVisible();
  await expectCount(doses, 3);
});

test('with both calendars the week’s days are of the calendar that leads', async () => {
  await openPage('/medications', oneDose().answer, { now: wednesday, locale: 'np', dates: 'both' });
  await expectText(page.getByRole('button', { name: /^आज/ }), 'आज२');
  await openPage('/medications', oneDose().answer, { now: wednesday, dates: 'both' });
  await expectText(page.getByRole('button', { name: /^Today/ }), 'Today18');
});

test('A13: reminders are switched on where the medicines are, and say what this browser shows', async () => {
  let dose: string[] = [];
  const api = async (request: Request) => {
    if (request.method === 'PUT')
      dose = ((await request.json()) as { choices: { dose: string[] } }).choices.dose;
    return Response.json({
      preferences: { ...preferences, choices: { ...preferences.choices, dose } },
      offered: ['in-app', 'push', 'email'],
    });
  };
  const onlyPreferences = (request: Request) =>
    request.url.endsWith('/notice-preferences') ? api(request) : undefined;
  await openPage('/medications', oneDose().answer, { now: wednesday, api: onlyPreferences });
  const reminders = page.getByRole('switch', { name: 'Remind me at dose times' });
  await expect.element(reminders).not.toBeChecked();
  await expect.element(reminders).toHaveAccessibleDescription('Off');
  await reminders.click();
  await expect.element(reminders).toBeChecked();
  await expect.element(reminders).toHaveAccessibleDescription(/^On, .*in the portal only/);
  await expectAccessible();
  expect(dose).toEqual(['in-app']);
  await openPage('/medications', oneDose().answer, { now: wednesday, api: onlyPreferences });
  await expect.element(reminders).toBeChecked();
  await reminders.click();
  await expect.element(reminders).not.toBeChecked();
});

test('as needed stands apart; the most for one day is said', async () => {
  const record = recordOf(
    order('Paracetamol 500 mg', undefined, {
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
    }),
  );
  await openPage('/medications', record.answer, { now: wednesday });
  await expect.element(page.getByText('No doses are planned today.')).toBeVisible();
  await expect.element(page.getByText('No item to display')).toBeVisible();
  const part = page.getByRole('region', { name: 'As needed' });
  await part.getByRole('button', { name: 'Taken now' }).click();
  await expect.element(part.getByText('Taken at 9:30 AM', { exact: true })).toBeVisible();
  await expectText(part, 'Ask your doctor before you take more.');
  await expectAccessible();
  await part.getByRole('button', { name: 'Undo' }).click();
  await expectCount(part.getByText(/^Taken at/), 0);
  const stored = record.all<MedicationAdministration>('MedicationAdministration');
  expect(stored.map(({ status }) => status)).toEqual(['entered-in-error']);
});

test('the last 30 days in words, and a list for paper', async () => {
  await openPage('/medications', oneDose().answer, { now: wednesday });
  await press(doses, 'Mark as taken');
  await expect.element(page.getByText('You marked 1 of 30 doses as taken.')).toBeVisible();
  await emulate({ media: 'print' });
  await expect.element(page.getByRole('heading', { name: 'My medicines' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Once a Day' })).toBeVisible();
  await expectCount(page.getByRole('navigation'), 0);
  await expectCount(page.getByRole('heading', { name: /Today's Reminders/ }), 0);
});

test('nothing ordered, or only what was stopped or entered in error', async () => {
  const wrong = order('Wrong 1 mg', daily, { status: 'entered-in-error' });
  const stopped = order('Stopped 1 mg', daily, { status: 'stopped' });
  await openPage('/medications', recordOf(wrong, stopped).answer);
  await expect.element(page.getByText('No item to display')).toBeVisible();
  await expectCount(page.getByText(/1 mg/), 0);
});

test('the list fails: said, with a way on', async () => {
  let isDown = true;
  const records = oneDose().with(({ path }) => isDown && path === 'MedicationRequest' && isSilent());
  await openPage('/medications', records, { now: wednesday });
  await expect.element(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectCount(doses, 1);
});

test('the write fails: said, and it can be tried again', async () => {
  let isDown = true;
  const records = oneDose().with(({ method }) => isDown && method === 'put' && isSilent());
  await openPage('/medications', records, { now: wednesday });
  await press(doses, 'Mark as taken');
  await expect.element(page.getByText('Not saved')).toBeVisible();
  await expectText(doses, 'Pending');
  isDown = false;
  await press(doses, 'Mark as taken');
  await expectText(doses, 'Done');
});

const preferences = {
  choices: { visit: [], reminder: [], result: [], message: [], payment: [], dose: [] },
  quietHours: null,
  language: 'en',
};
