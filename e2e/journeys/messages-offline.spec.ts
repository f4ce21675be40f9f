import { anil, bubble, composer, conversationOf, idOf, sendButton, textOf } from '../core/conversation.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test.describe.configure({ timeout: 120_000 });

test('offline, three messages, tab closed, reopened, online: delivered exactly once, in order', async ({
  context,
  page,
  patient,
}) => {
  const hospital = conversationOf(patient.id);
  await hospital.visit(new Date(Date.now() + 24 * 3600_000));
  await signIn(page, patient);
  await page.goto(`/messages?id=${idOf(anil)}`);
  await expect(composer(page)).toBeVisible();
  await context.setOffline(true);
  for (const words of ['First', 'Second', 'Third']) {
    await composer(page).fill(words);
    await sendButton(page).click();
    await expect(bubble(page, words)).toBeVisible();
  }
  await expect(bubble(page, 'Third')).toContainText('Not sent yet.');
  await expect(bubble(page, 'Third').getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.close();
  expect(await hospital.findSent()).toEqual([]);

  await context.setOffline(false);
  const again = await context.newPage();
  const second = await context.newPage();
  await Promise.all([again.goto(`/messages?id=${idOf(anil)}`), second.goto('/messages')]);
  for (const words of ['First', 'Second', 'Third'])
    await expect(bubble(again, words)).toContainText('Delivered');
  await expect(again.getByRole('log').getByRole('article')).toHaveCount(3);
  expect((await hospital.findSent()).map(textOf)).toEqual(['First', 'Second', 'Third']);
});

test('an answer that is lost on the way: sent again, and there once', async ({ page, patient }) => {
  const hospital = conversationOf(patient.id);
  await hospital.thread();
  await signIn(page, patient);
  await page.goto(`/messages?id=${idOf(anil)}`);
  let lost = 0;
  await page.route('**/r4/Communication/*', async (route) => {
    if (route.request().method() !== 'PUT' || lost > 1) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await composer(page).fill('Only once');
  await sendButton(page).click();
  await expect(bubble(page, 'Only once')).toContainText('Delivered', { timeout: 20_000 });
  await expect(bubble(page, 'Only once')).toHaveCount(1);
  expect(await hospital.findSent()).toHaveLength(1);
});

test('what the hospital will not take says so, and can be tried again or deleted', async ({
  page,
  patient,
}) => {
  const hospital = conversationOf(patient.id);
  await hospital.thread();
  await signIn(page, patient);
  await page.goto(`/messages?id=${idOf(anil)}`);
  await page.route('**/r4/Communication/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { resourceType: 'OperationOutcome', issue: [] } })
      : route.continue(),
  );
  await composer(page).fill('Refused');
  await sendButton(page).click();
  await expect(bubble(page, 'Refused').getByRole('alert')).toContainText('did not take this message');
  await composer(page).fill('Not wanted');
  await sendButton(page).click();
  await bubble(page, 'Not wanted').getByRole('button', { name: 'Delete' }).click();
  await expect(bubble(page, 'Not wanted')).toHaveCount(0);
  await page.unroute('**/r4/Communication/*');
  await bubble(page, 'Refused').getByRole('button', { name: 'Retry' }).click();
  await expect(bubble(page, 'Refused')).toContainText('Delivered');
  expect(await hospital.findSent()).toHaveLength(1);
});
