import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectCount, expectText, textsOf } from '../../../test/expect-on-page.ts';
import { isSilent, neverAnswers } from '../../../test/fake-records-client.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { healthNow as now, healthRecord } from '../../../test/health-record.ts';
import { openPage } from '../../../test/open-page.tsx';

const cards = page
  .getByRole('main')
  .getByRole('listitem')
  .filter({ has: page.getByRole('heading', { level: 2 }) });
const card = (name: string) => cards.filter({ has: page.getByRole('link', { name, exact: true }) });
const tabs = page.getByRole('navigation', { name: 'My Health' });
const names = () => textsOf(cards.getByRole('heading', { level: 2 }));

const expectNoSidewaysScroll = (width: number) =>
  expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

test.each([390, 1440])('nine cards at %i px, each with its fact, from one request', async (width) => {
  const asked: string[] = [];
  const records = recordOf(...healthRecord).with(({ method, path }) => {
    if (method === 'post') asked.push(path);
  });
  await openPage('/my-health', records, { now, width });
  await expectText(card('Appointments'), /Dr\. Anil Shrestha20 Nov 2026, 10:30 AM – 11:00 AM/);
  await expectText(card('Appointments'), '2 more visits to come');
  await expectText(card('Lab Results'), 'Lipid Profile12 Nov 20261 above range');
  await expectText(card('Medications'), '2 medicinesNext: Metformin, 8:00 PM2 doses late');
  await expectText(card('Wearables'), '6,240 stepsSleep 7 hrs 10 minAs of 17 Nov 2026');
  await expectText(card('Vitals'), '128/82 mmHgBlood pressureAbove normal 12 Nov 2026');
  await expectText(card('Allergies'), 'Penicillin, Peanuts1 former allergySevere');
  await expectText(card('Conditions'), '4 currentHigh blood pressure, High cholesterol and 2 more');
  await expectText(card('Immunizations'), '4 vaccinesLast: Influenza12 Oct 2025');
  await expectText(card('Documents'), '2 documentsDischarge letter, kneeAdded 30 Aug 2026');
  expect(names()).toEqual([
    'Appointments',
    'Lab Results',
    'Medications',
    'Wearables',
    'Vitals',
    'Allergies',
    'Conditions',
    'Immunizations',
    'Documents',
  ]);
  expect(asked).toEqual(['']);
  expect(textsOf(page.getByRole('heading', { level: 1 }))).toEqual(['My Health']);
  await expectNoSidewaysScroll(width);
  await expectAccessible();
});

test('an empty record: what will show up in each part, and no Wearables', async () => {
  await openPage('/my-health', recordOf().answer, { now });
  await expectCount(page.getByText('Nothing here yet'), 8);
  await expectText(card('Immunizations'), 'Your vaccines will show up here.');
  await expectCount(card('Wearables'), 0);
  await expectAccessible();
});

test('while it comes: the ways to the parts are there', async () => {
  await openPage('/my-health', ({ method }) => (method === 'post' ? neverAnswers() : undefined), { now });
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeInTheDocument();
  await expect.element(card('Conditions').getByRole('link')).toBeVisible();
  await expectAccessible();
});

test('a part that fails fails alone, and can be tried again', async () => {
  let isDown = true;
  const records = recordOf(...healthRecord).with(({ path }) => {
    if (isDown && path === 'Condition') throw new RecordsRefusal(403, undefined);
  });
  await openPage('/my-health', records, { now });
  await expectText(card('Conditions').getByRole('alert'), 'We couldn’t load your conditions. They’re safe.');
  await expectText(card('Allergies'), 'Penicillin, Peanuts');
  await expectAccessible();
  isDown = false;
  await card('Conditions').getByRole('button', { name: 'Try again' }).click();
  await expectText(card('Conditions'), '4 current');
});

test('no answer at all: said once, with the ways to the parts', async () => {
  let isDown = true;
  const records = recordOf(...healthRecord).with(({ method }) => isDown && method === 'post' && isSilent());
  await openPage('/my-health', records, { now });
  await expectText(
    page.getByRole('main').getByRole('alert'),
    'We couldn’t load your overview. Your record is safe.',
  );
  await expect.element(card('Conditions').getByRole('link')).toBeVisible();
  await expectAccessible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectText(card('Conditions'), '4 current');
});

test('in Nepali, with its digits', async () => {
  await openPage('/my-health', recordOf(...healthRecord).answer, { now, locale: 'np' });
  await expectText(card('स्वास्थ्य समस्या'), 'अहिले ४ वटा');
  await expectText(card('शारीरिक नाप'), '१२८/८२');
  await expectAccessible();
});

test('at 320 px, light and dark, it stays within the edge', async () => {
  await openPage('/my-health', recordOf(...healthRecord).answer, { now, width: 320 });
  await expectText(card('Conditions'), '4 current');
  await expectNoSidewaysScroll(320);
  await expectAccessible();
  document.documentElement.dataset['theme'] = 'dark';
  await expectAccessible();
  delete document.documentElement.dataset['theme'];
});

test('on a phone a part is a page of its own, from which Back and the grid lead to all parts', async () => {
  const { address } = await openPage('/my-health', recordOf(...healthRecord).answer, { now });
  await expectCount(tabs.getByRole('link'), 0);
  for (const way of ['Back', 'All parts of My Health']) {
    await card('Conditions').getByRole('link').click();
    await expect.poll(address).toBe('/my-health/conditions');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Conditions' })).toBeVisible();
    await expectAccessible();
    await page.getByRole(way === 'Back' ? 'button' : 'link', { name: way }).click();
    await expect.poll(address).toBe('/my-health');
    await expectCount(page.getByRole('link', { name: 'All parts of My Health' }), 0);
  }
});

test('on a wide screen an overview and nine tabs', async () => {
  const { address } = await openPage('/my-health', recordOf(...healthRecord).answer, { now, width: 1440 });
  await expectCount(tabs.getByRole('link'), 10);
  await expect.element(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Allergies' }).click();
  await expect.poll(address).toBe('/my-health/allergies');
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Health' })).toBeVisible();
  await expectText(page.getByRole('navigation', { name: 'Breadcrumb' }), 'HomeMy HealthAllergies');
  await expectCount(tabs.getByRole('link'), 10);
});

test.each([
  ['Share my summary', '/health-summary/share'],
  ['Download my data', '/download-my-data'],
])('%s', async (name, to) => {
  const { address } = await openPage('/my-health', recordOf(...healthRecord).answer, { now });
  await page.getByRole('link', { name }).click();
  await expect.poll(address).toBe(to);
});
