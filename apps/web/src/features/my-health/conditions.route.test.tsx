import type { FhirResource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectCount, expectText } from '../../../test/expect-on-page.ts';
import { isSilent, neverAnswers } from '../../../test/fake-records-client.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { healthNow as now, healthRecord } from '../../../test/health-record.ts';
import { openPage } from '../../../test/open-page.tsx';

const path = '/my-health/conditions';
const open = (width: number, more: FhirResource[] = [], others: Parameters<typeof openPage>[2] = {}) =>
  openPage(path, recordOf(...healthRecord, ...more).answer, { now, width, ...others });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

test('a table of what is current above what is past, with what the record names as treatment', async () => {
  await open(1440);
  const current = page.getByRole('table', { name: /^Current/ });
  await expectCount(current.getByRole('row'), 5);
  await expectText(
    row('Essential hypertension'),
    /13 Feb 2024Treated withAmlodipine 5 mgDoctorDr\. Anil Shrestha/,
  );
  await expectText(row('Prediabetes'), 'Treated with–');
  await expectCount(page.getByRole('table', { name: /^Past/ }).getByRole('row'), 3);
  await expectAccessible();
});

test('wide: the chosen one stands beside the tables', async () => {
  await open(1440);
  await expectText(page.getByRole('region', { name: 'High blood pressure' }), 'Current, since 13 Feb 2024');
  await page.getByRole('button', { name: 'Ear infection' }).click();
  await expectText(page.getByRole('region', { name: 'Ear infection' }), 'Past: 19 Jun 2026');
  await expectCount(page.getByRole('dialog'), 0);
  await expectAccessible();
});

test('phone: it opens in a sheet', async () => {
  await open(390);
  await page.getByRole('button', { name: 'High cholesterol' }).click();
  const sheet = page.getByRole('dialog', { name: 'High cholesterol' });
  await expectText(sheet, 'Current, since 23 Nov 2025');
  await expectAccessible();
});

test.each([
  ['Ask my doctor about this', 'a doctor of a visit', [], '/messages?id=anil'],
  [
    'Ask the clinic about this',
    'nobody whom the patient has met',
    ['Appointment'],
    '/messages?id=organization',
  ],
])('%s: %s', async (name, _who, without, to) => {
  const resources = healthRecord.filter(({ resourceType }) => !without.includes(resourceType));
  const { address } = await openPage(path, recordOf(...resources).answer, { now, width: 1440 });
  await page.getByRole('button', { name }).click();
  await expect.poll(address).toBe(to);
});

test('what the record says of it, and nothing it does not', async () => {
  await open(1440, [
    {
      resourceType: 'Condition',
      id: 'asthma',
      code: { text: 'Asthma' },
      subject: {},
      severity: { text: 'Moderate' },
      note: [{ text: 'Worse in winter.' }],
    },
  ]);
  await page.getByRole('button', { name: 'Asthma' }).click();
  const panel = page.getByRole('region', { name: 'Asthma' });
  await expectText(panel, 'How severeModerate');
  await expectText(panel, 'Worse in winter.');
  await expectCount(panel.getByRole('heading', { name: 'Medicine' }), 0);
  await expectCount(panel.getByRole('heading', { name: 'Doctor' }), 0);
});

test('the conditions stand where the medicines cannot be had', async () => {
  const records = recordOf(...healthRecord).with(
    ({ path: asked }) => asked === 'MedicationRequest' && isSilent(),
  );
  await openPage(path, records, { now, width: 1440 });
  await expectText(row('Essential hypertension'), '13 Feb 2024');
  await expectCount(page.getByText('Treated with'), 0);
});

test('in Nepali', async () => {
  await open(390, [], { locale: 'np' });
  await expectText(page.getByRole('table').first(), 'उच्च रक्तचाप');
  await expectAccessible();
});

test('no answer yet', async () => {
  await openPage(path, () => neverAnswers(), { now });
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeInTheDocument();
});
