import type { FhirResource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../test/expect-accessible.ts';
import { expectText } from '../../../../../test/expect-on-page.ts';
import { recordOf } from '../../../../../test/fake-record.ts';
import { ownReading } from '../../../../../test/home-readings.ts';
import { openPage } from '../../../../../test/open-page.tsx';

const now = '2026-11-18T13:52:00+05:45';
const readings = [
  ownReading('blood-pressure', '11-14', [136, 86]),
  ownReading('blood-pressure', '11-18', [117, 76]),
  ownReading('pulse', '11-16', [72]),
  ownReading('pulse', '11-17', [118]),
  ownReading('weight', '06-10', [68]),
  ownReading('oxygen', '11-10', [97]),
];
const strip = page.getByRole('region', { name: 'My vitals' });
const health = page
  .getByRole('navigation', { name: 'Shortcuts' })
  .getByRole('listitem')
  .filter({ has: page.getByRole('link', { name: 'My Health' }) });
const open = (resources: FhirResource[], more: Parameters<typeof openPage>[2] = {}) =>
  openPage('/dashboard', recordOf(...resources).answer, { now, ...more });
const items = () => strip.getByRole('listitem');

test('three signs say their latest value and how it stands; an old one only when it was', async () => {
  await open(readings);
  await expectText(items().nth(0), 'Blood pressure117/76 mmHgIn range');
  await expectText(items().nth(1), 'Pulse118 beats/minAbove normal');
  await expectText(items().nth(2), 'Weight68 kgLast: 10 Jun 2026');
  await expect.element(items().nth(0).getByRole('link')).toHaveAttribute('href', '/my-health/vitals');
  await expectText(health, 'Blood pressure 117/76: In range');
});

test('others are chosen, three at most, and stay chosen after a reload', async () => {
  await open(readings);
  await strip.getByRole('button', { name: 'Choose my vitals' }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose my vitals' });
  const save = sheet.getByRole('button', { name: 'Save' });
  await sheet.getByRole('checkbox', { name: 'Blood oxygen' }).click();
  await expect.element(sheet.getByText('Choose three at most.')).toBeVisible();
  await expect.element(save).toBeDisabled();
  for (const name of ['Blood pressure', 'Pulse', 'Weight'])
    await sheet.getByRole('checkbox', { name }).click();
  await expectAccessible();
  await save.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expectText(strip.getByRole('list'), /^Blood oxygen97 %/);
  await open(readings, { isReload: true });
  await expectText(strip.getByRole('list'), /^Blood oxygen97 %/);
});

test('without any reading there is one row that leads to the first', async () => {
  await open([]);
  await expect
    .element(page.getByRole('link', { name: /Add your first reading/ }))
    .toHaveAttribute('href', '/my-health/vitals');
  await expect.element(strip).not.toBeInTheDocument();
  await expectText(health, 'Visits, results and wearables');
});

test('nothing is called normal or not for a child', async () => {
  const child = { resourceType: 'Patient', id: 'patient-of-a-test', birthDate: '2016-01-01' } as const;
  await open([child, ...readings]);
  await expectText(items().nth(1), 'Pulse118 beats/minLast: 17 Nov 2026');
  await expectText(health, 'Blood pressure 117/76');
});

test.for([
  [320, 'np', 'light'],
  [390, 'en', 'dark'],
  [1440, 'np', 'dark'],
] as const)('accessible, and nothing scrolls sideways: %i, %s, %s', async ([width, locale, theme]) => {
  await open(readings, { width, locale, theme });
  await expect.poll(() => document.querySelector('#my-vitals')).not.toBeNull();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
