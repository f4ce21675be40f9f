import { anil, composer, conversationOf, idOf } from '../core/conversation.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('low-data mode: chosen once, lists are shorter and a picture comes when it is asked for', async ({
  page,
  patient,
}) => {
  const hospital = conversationOf(patient.id);
  const thread = await hospital.thread();
  await hospital.write(thread, 'Your wound', {
    payload: [{ contentAttachment: { contentType: 'image/png', title: 'wound.png', data: dot } }],
  });
  await signIn(page, patient);
  await page.goto('/settings');
  const mode = page.getByRole('radiogroup', { name: 'Low-data mode' });
  await expect(mode.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await mode.getByText('On', { exact: true }).click();
  await expect(page.getByText('Pictures only when you ask, shorter lists')).toBeVisible();

  const asked = page.waitForRequest(/\/r4\/DiagnosticReport\?/);
  await page.goto('/my-health/lab-results');
  expect(new URL((await asked).url()).searchParams.get('_count')).toBe('4');

  await page.goto(`/messages?id=${idOf(anil)}`);
  const show = page.getByRole('button', { name: 'Show wound.png' });
  await expect(show).toBeVisible();
  await expect(page.getByRole('log').getByRole('img')).toHaveCount(0);
  await show.click();
  await expect(page.getByRole('button', { name: 'View wound.png' })).toBeVisible();
});

test('what the next press needs is fetched ahead of it; in low-data mode with it', async ({
  page,
  patient,
}) => {
  const hospital = conversationOf(patient.id);
  await hospital.write(await hospital.thread(), 'How are you?');
  await signIn(page, patient);
  const isChat = /\/assets\/chat-panel-/;
  const ahead = page.waitForRequest(isChat);
  await page.goto('/messages');
  await ahead;

  await page.evaluate(() => localStorage.setItem('low-data', 'on'));
  let asked = 0;
  page.on('request', (request) => (asked += isChat.test(request.url()) ? 1 : 0));
  await page.goto('/messages');
  const row = page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link', { name: 'Dr. Anil Shrestha' });
  await expect(row).toBeVisible();
  // Longer than the five seconds after which it would come.
  await page.waitForTimeout(7000);
  expect(asked).toBe(0);
  await row.click();
  await expect(composer(page)).toBeVisible();
  expect(asked).toBe(1);
});
