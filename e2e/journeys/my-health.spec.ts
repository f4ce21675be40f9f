import type { Page } from '@playwright/test';
import type { AllergyIntolerance, Appointment, Condition, Immunization } from 'fhir/r4';
import { doctorReference, getDoctor } from '@portal/test-stack/seed/doctors';
import { expectAccessible } from '../core/accessibility.ts';
import { daily, daysAgo, hl7, hospitalFor, loinc, withheld } from '../core/health-record.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test.describe.configure({ timeout: 240_000 });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'My Health' }).getByRole('link', { name, exact: true });

test('appointments: the future ones with time, type at organization, and doctor', async ({
  page,
  patient,
}) => {
  const { put, subject } = hospitalFor(patient.id);
  const visit = (more: Partial<Appointment>) =>
    put<Appointment>({
      resourceType: 'Appointment',
      status: 'booked',
      appointmentType: { coding: [{ code: 'FOLLOWUP', display: 'Follow Up' }] },
      supportingInformation: [{ display: 'Main Hospital, Kathmandu' }],
      participant: [
        { actor: subject, status: 'accepted' },
        { actor: doctorReference(getDoctor('anil-shrestha')), status: 'accepted' },
      ],
      ...more,
    });
  const start = new Date(Date.now() + 3 * 24 * 3600_000);
  start.setUTCHours(4, 45, 0, 0);
  await visit({ start: start.toISOString(), end: start.toISOString() });
  await visit({ status: 'proposed' });
  await visit({ start: daysAgo(3), end: daysAgo(3), status: 'fulfilled' });
  await visit({ start: daysAgo(4), end: daysAgo(4) });
  await signIn(page, patient);
  await page.goto('/my-health');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['My Health']);
  await expect(tab(page, 'Appointments')).toHaveAttribute('aria-current', 'page');
  const visits = page.getByRole('article');
  await expect(visits).toHaveCount(2);
  await expect(visits.first()).toContainText(/\d\d \w{3} \d{4} 10:30 AM/);
  await expect(visits.first()).toContainText('Follow Up at Main Hospital, Kathmandu');
  await expect(visits.first()).toContainText('Dr. Anil Shrestha');
  await expect(visits.last()).toContainText('N/A');
  await expectAccessible(page);
  await visits.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/appointments\/[\w-]+$/);
});

test('medications: ten active orders at most, the latest first, with their labels', async ({
  page,
  patient,
}) => {
  const hospital = hospitalFor(patient.id);
  await hospital.order('Metformin 500 mg', { ...daily, frequency: 2 });
  await hospital.order(
    'Vitamin B12',
    { frequency: 1, period: 1, periodUnit: 'wk' },
    { authoredOn: daysAgo(3) },
  );
  await hospital.order(
    'Amoxicillin',
    { frequency: 1, period: 8, periodUnit: 'h' },
    { authoredOn: daysAgo(1) },
  );
  await signIn(page, patient);
  const asked = page.waitForRequest(/MedicationRequest\?/);
  await page.goto('/my-health/medications');
  const query = new URL((await asked).url()).searchParams;
  expect([query.get('status'), query.get('_count'), query.get('_sort')]).toEqual([
    'active',
    '10',
    '-authoredon',
  ]);
  await expect(tab(page, 'Medications')).toHaveAttribute('aria-current', 'page');
  const medicines = page.getByRole('article');
  await expect(medicines).toHaveCount(3);
  await expect(medicines.nth(0)).toContainText('Once every 8 Hrs');
  await expect(medicines.nth(1)).toContainText('Once a Week');
  await expect(medicines.nth(2)).toContainText('Twice a Day');
  await expect(medicines.nth(2)).toContainText('Dr. Anil Shrestha');
  await expectAccessible(page);
  await page.getByRole('link', { name: "Today's Reminders" }).click();
  await expect(page).toHaveURL('/medications');
});

test('Wearables only where something was synced: four cards', async ({ page, patient }) => {
  const hospital = hospitalFor(patient.id);
  await signIn(page, patient);
  await page.goto('/my-health');
  await expect(tab(page, 'Documents')).toBeVisible();
  await expect(page.getByText('No item to display')).toBeVisible();
  await expect(tab(page, 'Wearables')).toHaveCount(0);
  const readings = {
    steps: ['55423-8', 6482],
    sleep: ['93832-4', 25_920],
    rate: ['8867-4', 72],
    calories: ['41981-2', 1240],
  } as const;
  const unit = { sleep: 's' } as Record<string, string>;
  for (const [metric, [code, value]] of Object.entries(readings))
    for (const days of [1, 2])
      await hospital.observation(code, value - days + 1, {
        performer: [hospital.subject],
        effectiveDateTime: daysAgo(days),
        valueQuantity: {
          value: value - days + 1,
          unit: unit[metric] ?? '1',
          system: 'http://unitsofmeasure.org',
          code: unit[metric] ?? '1',
        },
      });
  await page.reload();
  await tab(page, 'Wearables').click();
  await expect(page.getByRole('article', { name: 'Steps Count' })).toContainText('6,482 steps');
  await expect(page.getByRole('article', { name: 'Sleep' })).toContainText('7 hrs 12 min');
  await expect(page.getByRole('article', { name: 'Heart Rate' })).toContainText('72 bpm average');
  await expect(page.getByRole('article', { name: 'Calories' })).toContainText('1,240 kcal');
  await expect(page.getByRole('img', { name: /^Steps Count, day by day; on average/ })).toBeVisible();
  await expectAccessible(page);
});

test('allergies, conditions, immunizations in plain words; nothing withheld or entered in error', async ({
  page,
  patient,
}) => {
  const { put, subject } = hospitalFor(patient.id);
  const allergy = (text: string, more: Partial<AllergyIntolerance> = {}) =>
    put<AllergyIntolerance>({
      resourceType: 'AllergyIntolerance',
      clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
      verificationStatus: hl7('allergyintolerance-verification', 'confirmed'),
      code: { text },
      patient: subject,
      ...more,
    });
  await allergy('Penicillin', {
    criticality: 'high',
    reaction: [{ manifestation: [{ text: 'Rash' }], severity: 'moderate' }],
  });
  await allergy('Never true', {
    clinicalStatus: undefined as never,
    verificationStatus: hl7('allergyintolerance-verification', 'entered-in-error'),
  });
  await allergy('Not to be told', { meta: withheld });
  await put<Condition>({
    resourceType: 'Condition',
    clinicalStatus: hl7('condition-clinical', 'active'),
    verificationStatus: hl7('condition-ver-status', 'confirmed'),
    code: { text: 'High blood pressure' },
    subject,
    onsetDateTime: '2024-03',
  });
  await put<Immunization>({
    resourceType: 'Immunization',
    status: 'completed',
    vaccineCode: { text: 'Hepatitis B' },
    patient: subject,
    occurrenceDateTime: '2019-03-05',
    protocolApplied: [{ doseNumberPositiveInt: 2 }],
  });
  await signIn(page, patient);
  await page.goto('/my-health/allergies');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Can be dangerous');
  await expect(page.getByRole('article')).toContainText('Reaction: Rash (moderate)');
  await expectAccessible(page);
  await tab(page, 'Conditions').click();
  await expect(page.getByRole('region', { name: 'At present' })).toContainText('High blood pressure');
  await expect(page.getByRole('article')).toContainText('Since March 2024');
  await expectAccessible(page);
  await tab(page, 'Immunizations').click();
  await expect(page.getByRole('article')).toContainText('Hepatitis B');
  await expect(page.getByRole('article')).toContainText('05 Mar 2019 · Dose 2');
  await expectAccessible(page);
});

test('vitals with their course, told in words and in a table', async ({ page, patient }) => {
  const hospital = hospitalFor(patient.id);
  await hospital.observation('29463-7', 71.5, { effectiveDateTime: '2026-01-10T10:00:00+05:45' });
  await hospital.observation('29463-7', 68, { effectiveDateTime: '2026-06-10T10:00:00+05:45' });
  await hospital.observation('29463-7', 700, { status: 'entered-in-error' });
  await hospital.observation('85354-9', 0, {
    valueQuantity: undefined as never,
    effectiveDateTime: '2026-06-10T10:00:00+05:45',
    component: [
      { code: { coding: [{ system: loinc, code: '8480-6' }] }, valueQuantity: { value: 128, unit: 'mmHg' } },
      { code: { coding: [{ system: loinc, code: '8462-4' }] }, valueQuantity: { value: 82, unit: 'mmHg' } },
    ],
  });
  await signIn(page, patient);
  await page.goto('/my-health/vitals');
  await expect(page.getByRole('region', { name: 'Blood pressure' })).toContainText('128/82 mmHg');
  const weight = page.getByRole('region', { name: 'Weight' });
  await expect(weight.getByRole('img', { name: /^Weight over time/ })).toBeVisible();
  await expect(weight).toContainText('2 measurements since 10 Jan 2026, between 68 and 71.5 kg.');
  await weight.getByText('Show every measurement').click();
  await expect(weight.getByRole('row', { name: /10 Jun 2026.*68/ })).toBeVisible();
  await expectAccessible(page);
});

test('every tab says when there is nothing, and when it cannot be loaded', async ({ page, patient }) => {
  await signIn(page, patient);
  for (const [name, path] of Object.entries({
    '': 'Appointment',
    medications: 'MedicationRequest',
    allergies: 'AllergyIntolerance',
    conditions: 'Condition',
    immunizations: 'Immunization',
    vitals: 'Observation',
    documents: 'DocumentReference',
  })) {
    await test.step(name || 'appointments', async () => {
      await page.goto(`/my-health/${name}`);
      await expect(page.getByText('No item to display')).toBeVisible();
      await page.route(`**/r4/${path}?*`, (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible({
        timeout: 20_000,
      });
      await page.unroute(`**/r4/${path}?*`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('No item to display')).toBeVisible();
    });
  }
});
