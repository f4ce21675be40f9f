import type { Communication } from 'fhir/r4';
import { findResources } from '@portal/test-stack/find-resources';
import { hospitalOf } from '@portal/test-stack/hospital-entries';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test('read on two devices at once: both end up right', async ({ context, page, patient }) => {
  await hospitalOf(stack, patient.id).notification('One');
  await hospitalOf(stack, patient.id).notification('Two');
  await signIn(page, patient);
  const other = await context.newPage();
  await Promise.all([page.goto('/notification'), other.goto('/notification')]);
  for (const tab of [page, other]) await expect(tab.locator('main li:not(nav li)')).toHaveCount(2);
  await page.getByRole('button', { name: /^One/ }).click();
  await expect(page.getByRole('button', { name: /Unread: 1/ })).toBeVisible();
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await test.step('what one device has read does not keep the other from reading the rest', async () => {
    const findUnread = async () => {
      const all = await findResources<Communication>(stack, 'Communication', patient.id);
      return all.filter(({ received }) => received === undefined).length;
    };
    await expect.poll(findUnread).toBe(0);
  });
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.locator('main li:not(nav li)')).toHaveCount(2);
  }
  await expect(other.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
});
