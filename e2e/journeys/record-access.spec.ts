import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Communication } from 'fhir/r4';
import { expectAccessible } from '../core/accessibility.ts';
import { pickOption } from '../core/booking.ts';
import { clinic } from '../core/clinic.ts';
import { hospitalFor } from '../core/health-record.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test.describe.configure({ timeout: 240_000 });

const lines = (page: Page) => page.getByRole('article');
const doctor = (page: Page) => lines(page).filter({ hasText: 'Dr. Anil Shrestha' });
const mine = (page: Page) =>
  lines(page).filter({ has: page.getByRole('heading', { name: 'You', exact: true }) });
const only = (page: Page, who: string) => page.getByRole('button', { name: who, exact: true }).click();

test('the clinic’s reading is in the list with who, what, when and why; the patient asks who that was', async ({
  page,
  patient,
}) => {
  const hospital = hospitalFor(patient.id);
  await hospital.put({
    resourceType: 'DiagnosticReport',
    status: 'final',
    code: { text: 'Lipid Profile' },
    subject: hospital.subject,
  });
  await signIn(page, patient);
  expect(await clinic('read', patient.id)).toContain('read 1 DiagnosticReport');
  expect(await clinic('read', patient.id, 'Patient', 'emergency')).toContain('Dr. Anil Shrestha read');

  await test.step('from the settings to the list', async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Who looked at my record' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Who looked at my record' })).toBeVisible();
    const treated = doctor(page).filter({ hasText: 'For your care' });
    await expect(treated).toContainText('Cardiology, Main Hospital, Kathmandu');
    await expect(treated).toContainText('Saw: test results');
    await expect(treated).toContainText(/\d{1,2}:\d\d [AP]M/);
    await expect(doctor(page).filter({ hasText: 'Emergency access' })).toContainText(
      'name and contact details',
    );
    await expect(page.getByRole('region', { name: 'Last 30 days' })).toContainText('views by others2people1');
    await expect(page.getByRole('region', { name: 'What this list can’t show' })).toContainText(
      'paper files',
    );
  });

  await test.step('E8: others come first; the own sign-in and views are told apart', async () => {
    await expect(mine(page)).toHaveCount(0);
    await only(page, 'All');
    await expect(mine(page).filter({ hasText: 'Logged in' })).toContainText('By you');
    await expect(mine(page).filter({ hasText: 'Saw: ' })).toContainText('Your own view');
    await only(page, 'Care team');
    await expect(page).toHaveURL(/by=care-team/);
    await expect(mine(page)).toHaveCount(0);
    await expect(doctor(page)).toHaveCount(2);
    await expectAccessible(page);
    await only(page, 'Me');
    await expect(doctor(page)).toHaveCount(0);
    await only(page, 'Shared links');
    await expect(page.getByText('No results found!')).toBeVisible();
    await only(page, 'All');
  });

  await test.step('I don’t recognise this: a message reaches the hospital, and the line says so', async () => {
    await doctor(page)
      .filter({ hasText: 'Emergency access' })
      .getByRole('button', { name: /^I don’t recognise this/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'I don’t recognise this' });
    await expect(sheet).toContainText('Dr. Anil Shrestha');
    await sheet.getByRole('textbox').fill('I was at home all day.');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Send to the hospital' }).click();
    await expect(page.getByText('The hospital has your question.')).toBeVisible();
    await expect(doctor(page).filter({ hasText: 'Emergency access' })).toContainText(
      'You asked the hospital about this on',
    );
  });

  const found = await hospital.find<Communication>('Communication');
  const sent = found.filter(({ sender }) => sender?.reference === hospital.subject.reference);
  const message = sent.find(({ payload }) => payload !== undefined);
  expect(message).toMatchObject({
    status: 'completed',
    sender: hospital.subject,
    recipient: [{ reference: 'Organization/238488' }],
    partOf: [{ reference: `Communication/${sent.find(({ partOf }) => !partOf)?.id}` }],
  });
  expect(message?.about?.[0]?.reference).toMatch(/^AuditEvent\//);
  expect(message?.payload?.[0]?.contentString).toMatch(/Dr\. Anil Shrestha[^]*I was at home all day\./);
});

test('many views are one line that can be opened; a day and a kind narrow the list; earlier ones are a press away', async ({
  page,
  patient,
}) => {
  const hospital = hospitalFor(patient.id);
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const view = (recorded: string, name: string) =>
    hospital.put({
      resourceType: 'AuditEvent',
      id: randomUUID(),
      type: { system: 'http://terminology.hl7.org/CodeSystem/audit-event-type', code: 'rest' },
      subtype: [{ system: 'http://hl7.org/fhir/restful-interaction', code: 'read' }],
      action: 'R',
      recorded,
      outcome: '0',
      agent: [{ who: { display: name }, requestor: true }],
      source: { observer: { display: 'Ward system' } },
      entity: [{ what: hospital.subject }],
    });
  const days = 24 * 60;
  await Promise.all(Array.from({ length: 110 }, (_, index) => view(at(3 * days), `Ward ${index % 2}`)));
  await view(at(40 * days), 'Night desk');

  await signIn(page, patient);
  await page.goto('/record-access?by=care-team');
  const ward = lines(page).filter({ hasText: 'Ward 1' });
  await expect(ward).toHaveCount(1);
  await expect(ward).toContainText('No reason recorded');
  await expect(lines(page).filter({ hasText: 'Night desk' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show earlier' }).click();
  await expect(lines(page).filter({ hasText: 'Night desk' })).toHaveCount(1);
  await expect(ward).toContainText('name and contact details, 55 times');
  await ward.getByRole('button', { name: 'Show all 55' }).click();
  await expect(ward.getByRole('listitem')).toHaveCount(55);
  await expectAccessible(page);
  await ward.getByRole('button', { name: 'Show less' }).click();

  await page.getByRole('button', { name: 'Filters' }).click();
  await pickOption(page, 'What was done', 'Added or changed');
  await expect(page).toHaveURL(/kind=changed/);
  await expect(page.getByText('No results found!')).toBeVisible();
});
