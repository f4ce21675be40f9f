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
  for (const text of ['First', 'Second', 'Third']) {
    await composer(page).fill(text);
    await sendButton(page).click();
    await expect(bubble(page, text)).toBeVisible();
  }
  await expect(bubble(page, 'Third')).toContainText('Not sent yet.');
  await expect(bubble(page, 'Third').getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.close();
  expect(await hospital.findSent()).toEqual([]);

  await context.setOffline(false);
  const again = await context.newPage();
  const second = await context.newPage();
  await Promise.all([again.goto(`/messages?id=${idOf(anil)}`), second.goto('/messages')]);
  for (const text of ['First', 'Second', 'Third'])
    await expect(bubble(again, text)).toContainText('Delivered');
  await expect(again.getByRole('log').getByRole('article')).toHaveCount(3);
  expect((await hospital.findSent()).map(textOf)).toEqual(['First', 'Second', 'Third']);
});

test('signing out asks before what was not sent is lost', async ({ context, page, patient }) => {
  const hospital = conversationOf(patient.id);
  await hospital.thread();
  await signIn(page, patient);
  await page.goto(`/messages?id=${idOf(anil)}`);
  await expect(composer(page)).toBeVisible();
  const logOut = async () => {
    await page.getByRole('button', { name: patient.lastName }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Log out now?' });

  await test.step('a message that waits and one that was begun are named', async () => {
    await page.waitForTimeout(4000);
    await context.setOffline(true);
    await composer(page).fill('Still here');
    await sendButton(page).click();
    await expect(bubble(page, 'Still here')).toContainText('Not sent yet.');
    await composer(page).fill('And another');
    await logOut();
    await expect(question).toContainText('1 unsent message');
    await expect(question).toContainText('1 unfinished message');
  });
  await test.step('who stays loses nothing', async () => {
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(question).toBeHidden();
    await context.setOffline(false);
    await expect(bubble(page, 'Still here')).toContainText('Delivered', { timeout: 20_000 });
  });
  await test.step('who goes is signed out', async () => {
    await logOut();
    await expect(question).not.toContainText('unsent message');
    await question.getByRole('button', { name: 'Log out and delete' }).click();
    await expect(page).toHaveURL(/\/(get-started)?$/);
  });
  expect((await hospital.findSent()).map(textOf)).toEqual(['Still here']);
});
