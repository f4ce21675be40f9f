import type { Immunization } from 'fhir/r4';
import { expect, test } from 'vitest';
import { found, isSilent, neverAnswers } from '../../../test/fake-records-client.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectCount, expectText } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { healthNow as now, healthRecord } from '../../../test/health-record.ts';
import { openPage } from '../../../test/open-page.tsx';

const given: Immunization = {
  resourceType: 'Immunization',
  id: 'given',
  status: 'completed',
  vaccineCode: { text: 'Hepatitis B' },
  patient: { reference: 'Patient/patient-of-a-test' },
  occurrenceDateTime: '2026-03-02',
  lotNumber: 'HB-77',
};

const vaccines =
  (answer: () => unknown) =>
  ({ path }: { path: string }) =>
    path === 'Immunization' ? answer() : undefined;

test('a vaccine, with its date and batch', async () => {
  const { screen } = await openPage(
    '/my-health/immunizations',
    vaccines(() => found(given)),
  );
  await expect.element(screen.getByText('Hepatitis B')).toBeVisible();
  await expect.element(screen.getByText('HB-77')).toBeVisible();
});

test('none', async () => {
  const { screen } = await openPage(
    '/my-health/immunizations',
    vaccines(() => found()),
  );
  await expect.element(screen.getByText('Your vaccines will show up here.')).toBeVisible();
});

test('no answer yet', async () => {
  const { screen } = await openPage('/my-health/immunizations', vaccines(neverAnswers));
  await expect.element(screen.getByRole('status').filter({ hasText: 'Loading...' })).toBeInTheDocument();
});

test('no answer', async () => {
  const { screen } = await openPage('/my-health/immunizations', vaccines(isSilent));
  await expect.element(screen.getByText(/We couldn’t load your vaccines/)).toBeVisible();
});

test.each([390, 1440])('at %i px: one row for each vaccine, with its doses', async (width) => {
  const { screen } = await openPage('/my-health/immunizations', recordOf(...healthRecord).answer, {
    now,
    width,
  });
  const table = screen.getByRole('table', { name: /My vaccines/ });
  await expectCount(table.getByRole('row'), 5);
  const covid = table.getByRole('row').filter({ hasText: 'COVID-19 (Covishield)' });
  await expectText(covid, /Last given19 Jun 2022BatchFX8810Given atMain Hospital, Kathmandu/);
  await expect.element(covid.getByRole('img', { name: '3 of 3 doses recorded' })).toBeVisible();
  await expectText(table.getByRole('row').filter({ hasText: 'Hepatitis B' }), '1 of 3 doses recorded');
  await expectCount(screen.getByText(/due/i), 0);
  await expectAccessible();
});

test('in Nepali', async () => {
  const { screen } = await openPage('/my-health/immunizations', recordOf(...healthRecord).answer, {
    now,
    locale: 'np',
  });
  await expect.element(screen.getByRole('img', { name: '३ मध्ये १ डोज लेखिएको' })).toBeVisible();
  await expectAccessible();
});
