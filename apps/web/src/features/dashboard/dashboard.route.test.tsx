import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { found, isSilent, recordsClient, type Answer } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';
import { textsOf } from '../../../test/expect-on-page.ts';
import { anil, bill, notification, visit } from '../../../test/records.ts';

/** Two nights for Rs 2,70,000, of which Rs 30,000 were paid before. */
const lineItem = [
  {
    sequence: 1,
    chargeItemCodeableConcept: { text: 'Cabin bed (nights)' },
    priceComponent: [{ type: 'base' as const, factor: 2, amount: { value: 270_000, currency: 'NPR' } }],
  },
  {
    sequence: 2,
    chargeItemCodeableConcept: { text: 'Paid in advance' },
    priceComponent: [{ type: 'deduction' as const, amount: { value: -30_000, currency: 'NPR' } }],
  },
];

const withBills =
  (...bills: ReturnType<typeof bill>[]): Answer =>
  ({ path, parameters }) => {
    if (path !== 'Invoice') return bills.find(({ id }) => path === `Invoice/${id}`);
    const wanted = parameters.get('status')?.split(',') ?? [];
    return found(...bills.filter(({ status }) => wanted.includes(status)));
  };

test('the bell’s number comes with the rest of the first screen', async () => {
  const get = vi.spyOn(recordsClient, 'get');
  const records: Answer = ({ path }) => {
    if (path === 'Appointment') return found(visit('v', new Date(Date.now() + 3 * 24 * 3600_000)), anil);
    if (path === 'Invoice') return found(bill('b', { lineItem }));
    return path === 'Communication' ? found(notification('n', 'Your report is ready')) : undefined;
  };
  const { screen } = await openPage('/dashboard', records);
  await expect.element(screen.getByText('Dr. Anil Shrestha')).toBeVisible();
  await expect.element(screen.getByText('Rs 2,40,000')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  // The own record comes after the page, for the picture and the name.
  expect(get.mock.calls.map(([path]) => path).filter((path) => !path.startsWith('Patient/'))).toEqual([]);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await timeZone('');
});

const timeZone = (timezoneId: string) =>
  (cdp() as unknown as { send: (method: string, parameters: object) => Promise<unknown> }).send(
    'Emulation.setTimezoneOverride',
    { timezoneId },
  );

test.for([
  ['2026-11-18T09:00:00+05:45', 'Good morning,'],
  ['2026-11-18T13:00:00+05:45', 'Good afternoon,'],
  ['2026-11-18T18:00:00+05:45', 'Good evening,'],
] as const)('the greeting follows the clinic’s clock, wherever the phone is: %s', async ([now, text]) => {
  await timeZone('America/Los_Angeles');
  expect(new Date(now).getTimezoneOffset()).toBe(480);
  const { screen } = await openPage('/dashboard', undefined, { now: new Date(now) });
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByText('Wed, 18 Nov 2026')).toBeVisible();
});

test('the six cards lead where they say', async () => {
  const { screen } = await openPage('/dashboard');
  const links = screen.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
  await expect
    .poll(() => links.elements().map((link) => [link.textContent.trim(), link.getAttribute('href')]))
    .toEqual([
      ['Test Results', '/test-results'],
      ['Medications', '/medications'],
      ['Messages', '/messages'],
      ['My Health', '/my-health'],
      ['Schedule Appointment', '/appointments'],
      ['Services', '/services'],
    ]);
});

test.for([390, 1440])('View Details opens the bill with its lines, %i wide', async (width) => {
  const { router, screen } = await openPage('/dashboard', withBills(bill('b', { lineItem })), { width });
  const card = screen.getByRole('region', { name: 'Outstanding Payment' });
  await expect.element(card).toMatchTextContent('Rs 2,40,000');
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/bills/b');
  await expect.poll(() => textsOf(screen.getByRole('heading', { level: 1 }))).toEqual(['Invoice']);
  const row = screen.getByRole('row', { name: /Cabin bed/ });
  await expect.element(row).toMatchTextContent('Rs 1,35,000');
  await expect.element(row).toMatchTextContent('Rs 2,70,000');
  await expect.element(screen.getByText('−Rs 30,000')).toBeVisible();
  if (width === 390) return;
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link', { name: 'Outstanding Payment' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/bills');
  await expect.element(screen.getByText(/INV-TEST-1/)).toBeVisible();
});

test('a bill without details says so', async () => {
  const { router, screen } = await openPage('/dashboard', withBills(bill('b')));
  await screen.getByRole('button', { name: 'View Details' }).click();
  const text = 'Currently payment details not available !';
  await expect.element(screen.getByRole('status').getByText(text)).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
  await router.navigate('/bills/b');
  await expect.element(screen.getByRole('main').getByText(text)).toBeVisible();
});

test('several open bills are summed and listed; a paid one is not asked for again', async () => {
  const { router, screen } = await openPage(
    '/dashboard',
    withBills(
      bill('1', { lineItem }),
      bill('2', {
        identifier: [{ value: 'INV-TEST-2' }],
        totalGross: { value: 1_500, currency: 'NPR' },
      }),
      bill('3', { identifier: [{ value: 'INV-TEST-3' }], status: 'balanced' }),
    ),
  );
  const card = screen.getByRole('region', { name: 'Outstanding Payment' });
  await expect.element(card).toMatchTextContent('Rs 2,41,500');
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/bills');
  const items = screen.getByRole('list', { name: 'Bills' }).getByRole('listitem');
  await expect.poll(() => items.elements()).toHaveLength(3);
  await expect.element(items.filter({ hasText: 'INV-TEST-3' })).toMatchTextContent('Paid');
});

test('nothing to pay, nothing booked', async () => {
  const { screen } = await openPage('/dashboard');
  await expect
    .element(screen.getByRole('region', { name: 'Outstanding Payment' }))
    .toMatchTextContent('Nothing to pay');
  await expect.element(screen.getByText('No item to display')).toBeVisible();
});

test('another’s bill is a page that does not exist', async () => {
  const { screen } = await openPage('/bills/00000000-0000-4000-8000-000000000000');
  await expect.element(screen.getByText('Oops! Page Not Found')).toBeVisible();
});

test('a records server that is silent: the dashboard says so and tries again', async () => {
  let isDown = true;
  const { screen } = await openPage('/dashboard', () => (isDown ? isSilent() : undefined));
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Nothing to pay')).toBeVisible();
});
