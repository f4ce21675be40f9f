import type { Practitioner, PractitionerRole } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../test/expect-on-page.ts';
import { recordOf } from '../../../../test/fake-record.ts';
import { isSilent } from '../../../../test/fake-records-client.ts';
import { openPage } from '../../../../test/open-page.tsx';

const kamala: Practitioner = {
  resourceType: 'Practitioner',
  id: 'kamala',
  name: [{ prefix: ['Dr.'], given: ['Kamala'], family: 'Bhattarai' }],
};
const role: PractitionerRole = {
  resourceType: 'PractitionerRole',
  id: 'role',
  active: true,
  practitioner: { reference: 'Practitioner/kamala' },
  specialty: [{ coding: [{ system: 'http://snomed.info/sct', code: '394579002' }] }],
};

test.each([
  ['/appointments/choose-specialty', 'Choose Specialty', '', 'Cardiology'],
  [
    '/appointments/select-doctor?specialty=394579002',
    'Select a Doctor',
    'PractitionerRole',
    'Dr. Kamala Bhattarai',
  ],
])('%s that cannot be loaded: Error occurred, and a way on', async (path, title, asked, strings) => {
  let isDown = true;
  const records = recordOf(kamala, role).with((one) => isDown && one.path === asked && isSilent());
  await openPage(path, records, { width: 1440 });
  await expect.element(page.getByRole('heading', { name: 'Error occurred' })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(crumbs.element().querySelector('[aria-current=page]')?.textContent).toBe(title);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectText(page.getByRole('main'), strings);
});
