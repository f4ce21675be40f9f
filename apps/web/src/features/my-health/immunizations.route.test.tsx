import type { Immunization } from 'fhir/r4';
import { expect, test } from 'vitest';
import { found, isSilent, neverAnswers } from '../../../test/fake-records-client.ts';
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
  await expect.element(screen.getByText('Batch HB-77')).toBeVisible();
});

test('none', async () => {
  const { screen } = await openPage(
    '/my-health/immunizations',
    vaccines(() => found()),
  );
  await expect.element(screen.getByText('Vaccines that you were given will be shown here.')).toBeVisible();
});

test('no answer yet', async () => {
  const { screen } = await openPage('/my-health/immunizations', vaccines(neverAnswers));
  await expect.element(screen.getByRole('status').filter({ hasText: 'Loading...' })).toBeInTheDocument();
});

test('no answer', async () => {
  const { screen } = await openPage('/my-health/immunizations', vaccines(isSilent));
  await expect.element(screen.getByText(/We could not load your vaccines/)).toBeVisible();
});
