import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { HealthcareService } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectText, textsOf } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { isSilent } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';

const services = [
  ['Medical Consultation', 'medical-consultation'],
  ['Lab Tests & Diagnostics', 'lab-tests'],
  ['Pharmacy Orders', 'pharmacy-orders'],
  ['Health Plans & Insurance', 'health-plans'],
  ['Home Care Services', 'home-care'],
  ['Emergency Services', 'emergency'],
] as const;

const offered = (kind: string, more: Partial<HealthcareService> = {}): HealthcareService => ({
  resourceType: 'HealthcareService',
  id: kind,
  category: [{ coding: [{ system: systemUris.serviceKind, code: kind }] }],
  telecom: [{ system: 'phone', value: '+977-1-5550100' }],
  extraDetails: 'Come to us: at the front desk.',
  ...more,
});
const hospital = recordOf(
  ...services.map(([, kind]) => offered(kind)),
  offered('lab-tests', {
    extension: [{ url: extensionUrls.consultationFee, valueMoney: { value: 250, currency: 'NPR' } }],
    location: [{ display: 'Main Hospital, Kathmandu' }],
    availableTime: [
      {
        daysOfWeek: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri'],
        availableStartTime: '06:30:00',
        availableEndTime: '18:00:00',
      },
    ],
  }),
  offered('emergency', { telecom: [{ system: 'phone', value: '102' }], availableTime: [{ allDay: true }] }),
);
const main = page.getByRole('main');

test('six cards', async () => {
  await openPage('/services', hospital.answer);
  await expect
    .poll(() => textsOf(main.getByRole('heading', { level: 2 })))
    .toEqual(services.map(([title]) => title));
});

test.each(services)('Explore opens the page of %s', async (title, kind) => {
  const { address } = await openPage('/services', hospital.answer, { width: 1440 });
  await page
    .getByRole('region', { name: title })
    .getByRole('link', { name: /Explore/ })
    .click();
  await expect.poll(address).toBe(`/services/${kind}`);
  await expect.poll(() => textsOf(page.getByRole('heading', { level: 1 }))).toEqual([title]);
  await expect.element(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: /^Call / }).first())
    .toHaveAttribute('href', expect.stringMatching(/^tel:[+\d]+$/));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(crumbs.element().querySelector('[aria-current=page]')?.textContent).toBe(title);
  await expect.element(crumbs.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
});

test('hours, fee and place come from the hospital', async () => {
  await openPage('/services/lab-tests', hospital.answer);
  await expectText(main, 'Sun – Fri, 6:30 AM – 6:00 PM');
  await expectText(main, 'Main Hospital, Kathmandu');
  await expectText(main, 'From Rs 250');
});

test('in an emergency the call comes first, even without the records server', async () => {
  let isDown = true;
  const records = hospital.with(({ path }) => isDown && path === 'HealthcareService' && isSilent());
  await openPage('/services/emergency', records);
  const call = main.getByRole('link', { name: 'Call 102' });
  await expect.element(call.first()).toHaveAttribute('href', 'tel:102');
  await expect.element(main.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  isDown = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expectText(main, 'Open 24 hours');
  expect(main.element().querySelector('a:not(nav a), button')?.textContent).toBe('Call 102');
});

const labTest = (id: string, name: string, fee: number, comment: string): HealthcareService => ({
  resourceType: 'HealthcareService',
  id,
  name,
  comment,
  category: [{ coding: [{ system: systemUris.serviceKind, code: 'lab-test' }] }],
  extension: [{ url: extensionUrls.consultationFee, valueMoney: { value: fee, currency: 'NPR' } }],
});
const laboratory = recordOf(offered('lab-tests'));
const withTests = (...tests: HealthcareService[]) =>
  laboratory.with(({ path, parameters }) => {
    if (path !== 'HealthcareService' || !parameters.get('service-category')?.endsWith('|lab-test'))
      return false;
    return { resourceType: 'Bundle', type: 'searchset', entry: tests.map((resource) => ({ resource })) };
  });

test.for([390, 1440])(
  'E11: the tests with their prices; one is asked for by a message that names it, %i',
  async (width) => {
    const answer = withTests(
      labTest('lipids', 'Lipid Profile', 900, 'Fasting sample, 12 hours'),
      labTest('cbc', 'Complete Blood Count', 450, 'No fasting needed'),
    );
    const { address } = await openPage('/services/lab-tests', answer, { width });
    const card = page.getByRole('region', { name: 'Tests and prices' });
    await expectText(
      card,
      /Complete Blood CountNo fasting neededRs 450.*Lipid ProfileFasting sample, 12 hoursRs 900/,
    );
    await expectAccessible();
    await card.getByRole('button', { name: 'Ask about this test' }).last().click();
    await expect.poll(address).toBe('/messages?id=organization');
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect.element(message).toHaveValue('About the test Lipid Profile: ');
  },
);

test('E11: a laboratory that lists no tests has no empty list', async () => {
  await openPage('/services/lab-tests', withTests());
  await expect.element(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect.poll(() => main.element().textContent).not.toContain('Loading');
  expect(document.body.textContent).not.toContain('Tests and prices');
});
