import { anil, conversationOf, idOf } from '../core/conversation.ts';
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
