import type { Page } from '@playwright/test';
import { putAppointment } from '@portal/test-stack/fresh-patient';
import { hospitalOf } from '@portal/test-stack/hospital-entries';
import { laboratoryOf } from '@portal/test-stack/laboratory-entries';
import { clinic } from '../core/clinic.ts';
import { dailyAt, hospitalFor } from '../core/health-record.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

const inThreeDays = () => new Date(Date.now() + 3 * 24 * 3600_000);

test('what the clinic writes shows up by itself: the bell, in every tab, with one stream among them', async ({
  context,
  page,
  patient,
}) => {
  const streams = new Set<string>();
  context.on('request', (request) => {
    if (request.url().endsWith('/v1/events')) streams.add(String(request.frame().page() === page));
  });
  const open = context.waitForEvent('request', (request) => request.url().endsWith('/v1/events'));
  await signIn(page, patient);
  await (await open).response();
  const second = await context.newPage();
  await second.goto('/dashboard');
  const bellOf = (tab: typeof page, name: string) => tab.getByRole('link', { name, exact: true });
  await expect(bellOf(page, 'Notifications')).toBeVisible();

  await hospitalOf(stack, patient.id).notification('Your report is ready');
  await expect(bellOf(page, 'Notifications, 1 unread')).toBeVisible();
  await hospitalOf(stack, patient.id).notification('Your visit is confirmed');
  await expect(bellOf(page, 'Notifications, 2 unread')).toBeVisible();
  await expect(bellOf(second, 'Notifications, 2 unread')).toBeVisible();
  expect([...streams]).toEqual(['true']);
});

test('a visit that the clinic cancels is cancelled on the open page, and the patient is told', async ({
  page,
  patient,
}) => {
  test.setTimeout(150_000);
  const visit = await putAppointment(stack, patient.id, inThreeDays());
  const open = page.waitForRequest((request) => request.url().endsWith('/v1/events'));
  await signIn(page, patient);
  // The card above the visits has come: nothing moves any more.
  await expect(page.getByRole('region', { name: 'You’re all caught up' })).toBeVisible();
  await page.getByRole('link', { name: 'See all' }).first().click();
  await expect(page).toHaveURL(/\/appointments$/);
  await expect(page.getByText('Dr. Anil Shrestha').first()).toBeVisible();
  await (await open).response();
  await clinic('cancel', visit.id ?? '');
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await test.step('and the notification comes into the list by itself', async () => {
    await page.goto('/notification');
    // At once; where the worker did not hear of it, with the sweep of the next minute.
    await expect(page.getByText('Your visit is cancelled')).toBeVisible({ timeout: 90_000 });
  });
});

test('a report that is rewritten while it is read: the new words come, and what was said on the page stays', async ({
  page,
  patient,
}) => {
  const laboratory = laboratoryOf(stack, patient.id);
  const { id = '' } = await laboratory.report('Lipid Profile');
  await signIn(page, patient);
  await page.route('**/v1/reports/**', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found' } }),
  );
  await page.goto(`/test-results/${id}`);
  await page.getByRole('button', { name: 'Download Report' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('alert')).toContainText('There’s no document for this report yet.');
  await laboratory.report('Lipid Profile', { id, conclusion: 'Come again in a month.' });
  await expect(sheet).toContainText('Come again in a month.');
  await expect(sheet.getByRole('alert')).toBeVisible();
});

test('a dose that is marked or taken back on one device changes on the other, and is asked for once', async ({
  browser,
  contextOptions,
  page,
  patient,
}) => {
  await hospitalFor(patient.id).order('Metformin 500 mg', dailyAt(0));
  const phone = await (await browser.newContext(contextOptions)).newPage();
  const dose = (device: Page) => device.getByRole('list', { name: 'Doses' }).getByRole('listitem');
  const press = (device: Page, name: string) =>
    dose(device).getByRole('button', { name, exact: true }).click();
  let asked = 0;
  for (const device of [page, phone]) {
    await signIn(device, patient);
    const open = device.waitForResponse((response) => response.url().endsWith('/v1/events'));
    await device.goto('/medications');
    await expect(dose(device)).toContainText('Pending');
    await open;
    device.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/r4/MedicationAdministration?')) asked += 1;
    });
  }

  await press(phone, 'Mark as taken');
  await expect(dose(page)).toContainText('Done');
  await press(page, 'Undo');
  await expect(dose(phone)).toContainText('Pending');
  await test.step('nobody asks on and on', async () => {
    // Longer than it takes until changes are looked for without being told of them.
    await page.waitForTimeout(6000);
    // Two changes on two devices; the news of the order, which was written before, may come to each as late as now.
    expect(asked).toBeLessThanOrEqual(6);
    await expect(dose(page)).toContainText('Pending');
    await expect(dose(phone)).toContainText('Pending');
  });
  await phone.context().close();
});
