import type { Appointment, Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectCount, expectText, textsOf } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { healthRecord } from '../../../test/health-record.ts';
import { self } from '../../../test/records.ts';
import { isSilent } from '../../../test/fake-records-client.ts';
import { daily, order } from '../../../test/medicine-orders.ts';
import { expectWholeWords } from '../../../test/expect-whole-words.ts';
import { openPage } from '../../../test/open-page.tsx';

const now = '2026-11-18T09:30:00+05:45';
const tab = (name: string) => page.getByRole('navigation', { name: 'My Health' }).getByRole('link', { name });
const rows = page.getByRole('article');
const hl7 = (vocabulary: string, code: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${vocabulary}`, code }],
});
const observation = (code: string, value: number, more: Partial<Observation> = {}): Observation => ({
  resourceType: 'Observation',
  status: 'final',
  category: [hl7('observation-category', 'vital-signs')],
  code: { coding: [{ system: 'http://loinc.org', code }] },
  subject: self,
  effectiveDateTime: '2026-11-17T10:00:00+05:45',
  valueQuantity: { value, unit: 'kg', system: 'http://unitsofmeasure.org', code: 'kg' },
  ...more,
});

test('appointments: the future ones with time, type at organization, and doctor', async () => {
  const visit = (id: string, more: Partial<Appointment>): Appointment => ({
    resourceType: 'Appointment',
    id,
    status: 'booked',
    appointmentType: { coding: [{ code: 'FOLLOWUP', display: 'Follow Up' }] },
    supportingInformation: [{ display: 'Main Hospital, Kathmandu' }],
    participant: [
      { actor: self, status: 'accepted' },
      { actor: { reference: 'Practitioner/anil', display: 'Dr. Anil Shrestha' }, status: 'accepted' },
    ],
    ...more,
  });
  const record = recordOf(
    visit('next', { start: '2026-11-21T10:30:00+05:45', end: '2026-11-21T10:45:00+05:45' }),
    visit('without-time', { status: 'proposed' }),
    visit('done', { start: '2026-11-15T10:30:00+05:45', status: 'fulfilled' }),
    visit('over', { start: '2026-11-14T10:30:00+05:45' }),
  );
  const { address } = await openPage('/my-health/appointments', record.answer, { now, width: 1440 });
  await expectCount(rows, 2);
  expect(textsOf(page.getByRole('heading', { level: 1 }))).toEqual(['My Health']);
  await expect.element(tab('Appointments')).toHaveAttribute('aria-current', 'page');
  await expectText(rows.first(), '21 Nov 2026 10:30 AM');
  await expectText(rows.first(), 'Follow Up at Main Hospital, Kathmandu');
  await expectText(rows.first(), 'Dr. Anil Shrestha');
  await expectText(rows.last(), 'N/A');
  await expectAccessible();
  await rows.first().getByRole('link').click();
  await expect.poll(address).toBe('/appointments/next');
});

test('medications: ten active orders at most, the latest first, with their labels', async () => {
  const asked: URLSearchParams[] = [];
  const record = recordOf(
    order('Metformin 500 mg', { ...daily, frequency: 2 }),
    order('Vitamin B12', { frequency: 1, period: 1, periodUnit: 'wk' }, { authoredOn: '2026-11-15' }),
    order('Amoxicillin', { frequency: 1, period: 8, periodUnit: 'h' }, { authoredOn: '2026-11-17' }),
    order('Stopped 1 mg', daily, { status: 'stopped' }),
  );
  const records = record.with(({ path, parameters }) => {
    if (path === 'MedicationRequest') asked.push(parameters);
  });
  const { address } = await openPage('/my-health/medications', records, { now, width: 1440 });
  await expectCount(rows, 3);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    status: 'active',
    _count: '10',
    _sort: '-authoredon',
  });
  await expect.element(tab('Medications')).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText('3 active medicines')).toBeVisible();
  await expectText(rows.nth(0), 'Once every 8 Hrs');
  await expectText(rows.nth(1), 'Once a Week');
  await expectText(rows.nth(2), 'Twice a Day');
  await expectText(rows.nth(2), 'Dr. Anil Shrestha');
  await expectAccessible();
  await page.getByRole('link', { name: /Today's Reminders/ }).click();
  await expect.poll(address).toBe('/medications');
});

test('no Wearables where nothing was synced', async () => {
  await openPage('/my-health/appointments', recordOf().answer, { now, width: 1440 });
  await expect.element(tab('Documents')).toBeVisible();
  await expect.element(page.getByText('No item to display')).toBeVisible();
  await expectCount(tab('Wearables'), 0);
});

test('Wearables where something was synced: four cards', async () => {
  const reading = (code: string, value: number, unit = '1') =>
    [0, 1].map((days) =>
      observation(code, value - days, {
        performer: [self],
        effectiveDateTime: `2026-11-${17 - days}T10:00:00+05:45`,
        valueQuantity: { value: value - days, unit, system: 'http://unitsofmeasure.org', code: unit },
      }),
    );
  const record = recordOf(
    ...reading('55423-8', 6482),
    ...reading('93832-4', 25_920, 's'),
    ...reading('8867-4', 72),
    ...reading('41981-2', 1240),
  );
  await openPage('/my-health/appointments', record.answer, { now, width: 1440 });
  await tab('Wearables').click();
  const card = (name: string) => page.getByRole('article', { name });
  await expectText(card('Steps Count'), '6,482 steps');
  await expectText(card('Sleep'), '7 hrs 12 min');
  await expectText(card('Heart Rate'), '72 bpm average');
  await expectText(card('Calories'), '1,240 kcal');
  await expect.element(page.getByRole('img', { name: /^Steps Count, day by day; on average/ })).toBeVisible();
  await expectAccessible();
});

test.each([
  ['appointments', 'Appointment'],
  ['medications', 'MedicationRequest'],
  ['allergies', 'AllergyIntolerance'],
  ['conditions', 'Condition'],
  ['immunizations', 'Immunization'],
  ['vitals', 'Observation'],
  ['documents', 'DocumentReference'],
])('the tab /%s says when it cannot be loaded, and when there is nothing', async (name, type) => {
  let isDown = true;
  const records = recordOf().with(({ path }) => isDown && path === type && isSilent());
  await openPage(`/my-health/${name}`, records, { now });
  await expect.element(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No item to display')).toBeVisible();
});

test.each(['conditions', 'allergies', 'immunizations', 'wearables', 'appointments'])(
  '/my-health/%s stays within 320 px',
  async (part) => {
    await openPage(`/my-health/${part}`, recordOf(...healthRecord).answer, { now, width: 320 });
    await expect.element(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectAccessible();
  },
);

test.each(['conditions', 'allergies', 'immunizations', 'medications', 'appointments', 'documents'])(
  'no word of /my-health/%s is broken at 320 px with the largest text',
  async (part) => {
    await openPage(`/my-health/${part}`, recordOf(...healthRecord).answer, { now, width: 320 });
    await expect.element(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
    await expectWholeWords();
  },
);
