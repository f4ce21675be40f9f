import { putAppointment } from '@portal/test-stack/fresh-patient';
import { billLines, hospitalOf } from '@portal/test-stack/hospital-entries';
import { waitForQuiet } from '../core/quiet.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

const clinicMorning = new Date('2026-11-18T09:00:00+05:45');

test('the dashboard asks for its data in one request, the bell’s number included', async ({
  page,
  patient,
}) => {
  await putAppointment(stack, patient.id, new Date(Date.now() + 3 * 24 * 3600_000));
  await hospitalOf(stack, patient.id).bill({ lineItem: billLines });
  await hospitalOf(stack, patient.id).notice('Your report is ready');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The picture in the navbar of a wide window comes with the own record, after the page.
    const isForThePicture = pathname === `/r4/Patient/${patient.id}`;
    if (pathname.startsWith('/r4') && !isForThePicture) asked.push(`${request.method()} ${pathname}`);
  });
  const expectAll = async () => {
    await expect(page.getByText('Dr. Anil Shrestha')).toBeVisible();
    await expect(page.getByText('Rs 2,40,000')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
    await waitForQuiet(page);
  };
  await signIn(page, patient);
  await expectAll();
  expect(asked).toEqual(['POST /r4/']);
  await test.step('and again after a reload', async () => {
    asked.length = 0;
    await page.reload();
    await expectAll();
    expect(asked).toEqual(['POST /r4/']);
  });
});

test('the greeting follows the clinic’s clock, wherever the phone is', async ({ browser, patient }) => {
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles' });
  const page = await context.newPage();
  await signIn(page, patient);
  for (const [hours, words] of [
    [0, 'Good morning,'],
    [4, 'Good afternoon,'],
    [9, 'Good evening,'],
  ] as const) {
    await page.clock.setFixedTime(new Date(clinicMorning.getTime() + hours * 3600_000));
    await page.getByRole('link', { name: 'Services' }).first().click();
    await expect(page).toHaveURL(/\/services$/);
    await page.goBack();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('Wed, 18 Nov 2026')).toBeVisible();
  }
  await context.close();
});

test('the six cards lead where they say', async ({ page, patient }) => {
  await signIn(page, patient);
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
  const places = {
    'Test Results': '/test-results',
    Medications: '/medications',
    Messages: '/messages',
    'My Health': '/my-health',
    'Schedule Appointment': '/appointments',
    Services: '/services',
  };
  await expect(shortcuts.getByRole('link')).toHaveText(Object.keys(places));
  for (const [name, path] of Object.entries(places)) {
    await expect(shortcuts.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('View Details opens the bill with its lines', async ({ isMobile, page, patient }) => {
  await hospitalOf(stack, patient.id).bill({ lineItem: billLines });
  await signIn(page, patient);
  const card = page.getByRole('region', { name: 'Outstanding Payment' });
  await expect(card).toContainText('Rs 2,40,000');
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/bills\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Invoice']);
  const row = page.getByRole('row', { name: /Cabin bed/ });
  await expect(row).toContainText('Rs 1,35,000');
  await expect(row).toContainText('Rs 2,70,000');
  await expect(page.getByText('−Rs 30,000')).toBeVisible();
  if (!isMobile) {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await crumbs.getByRole('link', { name: 'Outstanding Payment' }).click();
    await expect(page).toHaveURL('/bills');
    await expect(page.getByText('INV-TEST-1')).toBeVisible();
  }
});

test('a bill without details says so', async ({ page, patient }) => {
  const { id } = await hospitalOf(stack, patient.id).bill({});
  await signIn(page, patient);
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('status').getByText('Currently payment details not available !')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/bills/${id}`);
  await expect(page.getByRole('main').getByText('Currently payment details not available !')).toBeVisible();
});

test('several open bills are summed and listed; a paid one is not asked for again', async ({
  page,
  patient,
}) => {
  const hospital = hospitalOf(stack, patient.id);
  await hospital.bill({ lineItem: billLines });
  await hospital.bill({
    identifier: [{ value: 'INV-TEST-2' }],
    totalGross: { value: 1_500, currency: 'NPR' },
  });
  await hospital.bill({ identifier: [{ value: 'INV-TEST-3' }], status: 'balanced' });
  await signIn(page, patient);
  const card = page.getByRole('region', { name: 'Outstanding Payment' });
  await expect(card).toContainText('Rs 2,41,500');
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/bills');
  await expect(page.getByRole('list', { name: 'Bills' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('listitem').filter({ hasText: 'INV-TEST-3' })).toContainText('Paid');
});

test('nothing to pay, nothing booked', async ({ page, patient }) => {
  await signIn(page, patient);
  await expect(page.getByRole('region', { name: 'Outstanding Payment' })).toContainText('Nothing to pay');
  await expect(page.getByText('No item to display')).toBeVisible();
});

test('another’s bill is a page that does not exist', async ({ page, patient }) => {
  await signIn(page, patient);
  await page.goto('/bills/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Oops! Page Not Found')).toBeVisible();
});

test('a records server that is silent: the dashboard says so and tries again', async ({ page, patient }) => {
  await page.route('**/r4/', (route) => route.fulfill({ status: 503, body: '{}' }));
  await signIn(page, patient);
  await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();
  await page.unroute('**/r4/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing to pay')).toBeVisible();
});
