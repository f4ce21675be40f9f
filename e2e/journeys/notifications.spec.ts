import { hospitalOf } from '@portal/test-stack/hospital-entries';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

for (const path of ['/notification', '/notifications']) {
  test(`${path} lists the notices, and the bell counts what is unread`, async ({
    isMobile,
    page,
    patient,
  }) => {
    const hospital = hospitalOf(stack, patient.id);
    const yesterday = new Date(Date.now() - 9 * 24 * 3600_000).toISOString();
    await hospital.notice('Your report is ready');
    await hospital.notice('Your visit is confirmed');
    await hospital.notice('An old notice', { sent: yesterday, received: yesterday });
    await signIn(page, patient);
    const bell = page.getByRole('link', { name: 'Notifications, 2 unread' });
    await expect(bell).toContainText('2');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Notification']);
    const main = page.getByRole('main');
    await expect(main.locator('li:not(nav li)')).toHaveCount(3);
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Today');

    await test.step('one press reads one', async () => {
      await main.getByRole('button', { name: /Your report is ready/ }).click();
      await main.getByRole('button', { name: /Unread: 1/ }).click();
      await expect(main.locator('li:not(nav li)')).toHaveCount(1);
      await expect(main.locator('li:not(nav li)')).toContainText('Your visit is confirmed');
    });
    await test.step('Mark all as read', async () => {
      await main.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(main.getByText('You have read everything.')).toBeVisible();
      if (!isMobile)
        await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
    });
    await test.step('and they stay read', async () => {
      await page.goto('/dashboard');
      await expect(page.getByText('Nothing to pay')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
    });
  });
}

test('a notice leads to what it is about and is read by that', async ({ page, patient }) => {
  const hospital = hospitalOf(stack, patient.id);
  const bill = await hospital.bill({});
  await hospital.notice('A new invoice', { about: [{ reference: `Invoice/${bill.id}` }] });
  await signIn(page, patient);
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  const marked = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('link', { name: /A new invoice/ }).click();
  await expect(page).toHaveURL(`/bills/${bill.id}`);
  expect((await marked).status()).toBe(200);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
});

test('read on two devices at once: both end up right', async ({ context, page, patient }) => {
  await hospitalOf(stack, patient.id).notice('One');
  await hospitalOf(stack, patient.id).notice('Two');
  await signIn(page, patient);
  const other = await context.newPage();
  await Promise.all([page.goto('/notification'), other.goto('/notification')]);
  for (const tab of [page, other]) await expect(tab.locator('main li:not(nav li)')).toHaveCount(2);
  await page.getByRole('button', { name: /^One/ }).click();
  await expect(page.getByRole('button', { name: /Unread: 1/ })).toBeVisible();
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.locator('main li:not(nav li)')).toHaveCount(2);
  }
  await expect(other.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
});

test('notices that cannot be loaded: said, with a way on', async ({ page, patient }) => {
  await signIn(page, patient);
  await page.route('**/r4/Communication*', (route) => route.abort());
  await page.goto('/notification');
  await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/r4/Communication*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No item to display')).toBeVisible();
});
