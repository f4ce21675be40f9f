import { setTimeout as sleep } from 'node:timers/promises';
import type { Communication } from 'fhir/r4';
import { clinic } from '../core/clinic.ts';
import {
  anil,
  bubble,
  composer,
  conversationOf,
  idOf,
  log,
  sendButton,
  textOf,
} from '../core/conversation.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test.describe.configure({ timeout: 120_000 });

const soon = () => new Date(Date.now() + 3 * 24 * 3600_000);

test('a message: text rule, Ctrl+Enter, draft, delivered and read', async ({ page, patient }) => {
  const hospital = conversationOf(patient.id);
  await hospital.visit(soon());
  await signIn(page, patient);
  await page.goto(`/messages?id=${idOf(anil)}`);
  await expect(page.getByText(/^Appointment at \d{1,2}:\d\d [AP]M, on \d\d \w{3} \d{4}$/)).toBeVisible();
  await expect(composer(page)).toHaveAttribute('rows', '4');
  await expect(sendButton(page)).toBeDisabled();
  await composer(page).fill('  \n ');
  await expect(sendButton(page)).toBeDisabled();

  await test.step('what was begun is there after a reload', async () => {
    await composer(page).fill('Namaste doctor');
    const tab = await page.context().newPage();
    await expect
      .poll(async () => {
        await tab.goto(page.url());
        return composer(tab).inputValue();
      })
      .toBe('Namaste doctor');
    await tab.close();
    await page.reload();
    await expect(composer(page)).toHaveValue('Namaste doctor');
  });

  await composer(page).fill('  one\n\n\n\ntwo  ');
  await composer(page).press('Control+Enter');
  await expect(composer(page)).toHaveValue('');
  await expect(bubble(page, 'one')).toContainText('Delivered');
  await expect(bubble(page, 'one')).toContainText(/\d\d:\d\d [AP]M/);
  await composer(page).fill('three');
  await sendButton(page).click();
  await expect(bubble(page, 'three')).toContainText('Delivered');
  const sent = await hospital.findSent();
  expect(sent.map(textOf)).toEqual(['one\n\ntwo', 'three']);
  expect(new Set(sent.map(({ partOf }) => partOf?.[0]?.reference)).size).toBe(1);
  expect(sent.every(({ id = '' }) => /^[0-9a-f-]{14}7/.test(id))).toBe(true);

  await test.step('the doctor reads it and answers: shown and said at once', async () => {
    const [, three] = sent;
    if (three) await hospital.read(three);
    await expect(bubble(page, 'three')).toContainText('Read');
    const threadId = idOf(three?.partOf?.[0] ?? {});
    await clinic('reply', threadId, 'Drink more water.');
    await expect(bubble(page, 'Drink more water.')).toBeVisible();
    await expect(
      page.locator('output[aria-live=polite]').filter({ hasText: 'Dr. Anil Shrestha: Drink more water.' }),
    ).toHaveCount(1);
    await expect
      .poll(
        async () =>
          (await hospital.find<Communication>('Communication')).find(
            (one) => textOf(one) === 'Drink more water.',
          )?.received,
      )
      .toBeDefined();
  });
});

test('A14: a new patient writes to reception; F11: an answer read in the open chat is not unread in the list', async ({
  isMobile,
  page,
  patient,
}) => {
  await signIn(page, patient);
  await page.goto('/messages');
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: /Reception/ });
  await row.click();
  await expect(log(page).getByText('No item to display')).toBeVisible();
  await expect(log(page).getByText('No messages yet')).toBeVisible();
  await composer(page).fill('When are you open?');
  await sendButton(page).click();
  await expect(bubble(page, 'When are you open?')).toContainText('Delivered');

  // The list's answer is on its way while the chat shows the message and says that it was read.
  await page.route(/\/r4\/$/, async (route) => {
    const isList = route.request().postData()?.includes('Appointment?') ?? false;
    const response = await route.fetch();
    if (isList) await sleep(4000);
    await route.fulfill({ response });
  });
  const listed = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/r4/') && (answer.request().postData()?.includes('Appointment?') ?? false),
  );
  await clinic('reply', patient.id, 'From eight in the morning.');
  await expect(bubble(page, 'From eight in the morning.')).toBeVisible();
  await (await listed).finished();
  if (isMobile) await page.getByRole('link', { name: 'Back' }).click();
  await expect(row).toContainText('From eight in the morning.');
  await expect(row).not.toContainText('Unread');
});
