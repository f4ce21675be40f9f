import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildPortrait } from '@portal/test-stack/seed/portrait';
import type { Binary, Communication, Practitioner, PractitionerRole } from 'fhir/r4';
import { expectAccessible } from '../core/accessibility.ts';
import { clinic } from '../core/clinic.ts';
import {
  anil,
  bubble,
  composer,
  conversationOf,
  idOf,
  log,
  prabha,
  sendButton,
  textOf,
} from '../core/conversation.ts';
import { daysAgo, hospitalFor } from '../core/health-record.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test.describe.configure({ timeout: 120_000 });

const soon = () => new Date(Date.now() + 3 * 24 * 3600_000);

test('the list: name, specialty, last message, unread; search by name or specialty', async ({
  isMobile,
  page,
  patient,
}) => {
  const [withAnil, withPrabha] = [conversationOf(patient.id), conversationOf(patient.id, prabha)];
  await withAnil.visit(soon());
  const thread = await withPrabha.thread();
  await withPrabha.write(thread, 'Use the cream for a week.', { sent: daysAgo(3), received: daysAgo(2) });
  await withPrabha.write(thread, 'It is ready.', { sent: daysAgo(1.5) });
  await signIn(page, patient);
  await page.goto('/messages');
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Dr. Prabha Gurung');
  await expect(rows.first()).toContainText('Dermatology');
  await expect(rows.first()).toContainText('It is ready.');
  await expect(rows.first()).toContainText('Unread: 1');
  await expect(rows.nth(1)).toContainText('No messages yet');
  await expect(rows.last()).toContainText('Reception');
  await expect(page.getByText('Not for emergencies: call 102.')).toBeVisible();
  await expect(page.getByText('The clinic usually answers within 1 day.')).toBeVisible();
  await expectAccessible(page);

  const search = page.getByRole('textbox', { name: 'Search by name or specialty' });
  await search.fill('CARDIO');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Dr. Anil Shrestha');
  await search.fill('gurung');
  await expect(rows).toContainText('Dr. Prabha Gurung');
  await search.fill('nobody');
  await expect(page.getByText('No results found!')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();

  await test.step('a doctor sets id; the back icon clears it; what was seen is read', async () => {
    await rows.first().click();
    await expect(page).toHaveURL(`/messages?id=${idOf(prabha)}`);
    await expect(bubble(page, 'It is ready.')).toBeVisible();
    await expect(log(page).getByRole('heading', { level: 3 })).toHaveCount(2);
    await expectAccessible(page);
    const stored = async () =>
      (await withPrabha.find<Communication>('Communication')).filter((one) => one.received);
    await expect.poll(async () => (await stored()).length).toBe(2);
    if (isMobile) {
      await expect(rows.first()).toBeHidden();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL('/messages');
    }
    await expect(rows.first()).not.toContainText('Unread');
  });
});

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

test('a message whose news comes before its answer is still shown as read once the doctor has read it', async ({
  page,
  patient,
}) => {
  const hospital = conversationOf(patient.id);
  await hospital.thread();
  await signIn(page, patient);
  await page.goto(`/messages?id=${idOf(anil)}`);
  await page.route('**/r4/Communication/*', async (route) => {
    const response = await route.fetch();
    await sleep(6000);
    await route.fulfill({ response });
  });
  await composer(page).fill('Slowly');
  const answered = page.waitForResponse('**/r4/Communication/*');
  await sendButton(page).click();
  await expect(bubble(page, 'Slowly')).toContainText('Delivered');
  await answered;
  const [sent] = await hospital.findSent();
  if (sent) await hospital.read(sent);
  await expect(bubble(page, 'Slowly')).toContainText('Read');
});

test('on a device that keeps things slowly, words that were sent are not found again as a draft', async ({
  page,
  patient,
}) => {
  await conversationOf(patient.id).thread();
  await signIn(page, patient);
  await page.addInitScript(() => {
    const { subtle } = crypto;
    const encrypt = subtle.encrypt.bind(subtle);
    subtle.encrypt = async (...parameters) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 150);
      });
      return encrypt(...parameters);
    };
  });
  await page.goto(`/messages?id=${idOf(anil)}`);
  await composer(page).pressSequentially('Typed faster than it is kept');
  await sendButton(page).click();
  await expect(bubble(page, 'Typed faster than it is kept')).toContainText('Delivered');
  await page.reload();
  await expect(bubble(page, 'Typed faster than it is kept')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
});

test('the three dots: details, booking, mute, search', async ({ page, patient }) => {
  const hospital = conversationOf(patient.id);
  const thread = await hospital.thread();
  await hospital.write(thread, 'Take it with water.');
  await hospital.write(thread, 'See you on Friday.');
  await signIn(page, patient);
  await page.goto(`/messages?id=${idOf(anil)}`);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More options' }).press('Enter');
    await page.getByRole('menuitem', { name }).click();
  };
  await test.step('narrow, nothing scrolls sideways', async () => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await log(page).evaluate((chat) => chat.scrollWidth - chat.clientWidth)).toBe(0);
    await page.setViewportSize({ width, height });
  });
  await choose('Doctor’s details');
  await expect(page.getByRole('dialog', { name: 'Dr. Anil Shrestha' })).toContainText('Cardiology');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await choose('Search in chat');
  // F11
  await expect(page.getByRole('textbox', { name: 'Search in chat' })).toBeFocused();
  await page.keyboard.type('WATER');
  await expect(log(page).getByRole('article')).toHaveText([/Take it with water/]);
  await page.getByRole('button', { name: 'End the search' }).click();
  await expect(log(page).getByRole('article')).toHaveCount(2);
  const stored = page.waitForResponse(/\/v1\/muted-conversations\/Practitioner\//);
  await choose('Mute');
  expect((await stored).status()).toBe(204);
  await page.reload();
  await choose('Unmute');
  await choose('Book with this doctor');
  await expect(page).toHaveURL('/appointments/select-doctor?specialty=394579002');
});

test('a long conversation comes page by page, from its end', async ({ page, patient }) => {
  const hospital = conversationOf(patient.id);
  const thread = await hospital.thread();
  const start = Date.now() - 3600_000;
  for (let number = 0; number < 70; number += 1) {
    const sent = new Date(start + number * 1000).toISOString();
    await hospital.write(thread, `Number ${number}.`, { sent, received: sent });
  }
  await signIn(page, patient);
  await page.goto(`/messages?id=${idOf(anil)}`);
  await expect(bubble(page, 'Number 69.')).toBeInViewport();
  await expect(bubble(page, 'Number 5.')).toHaveCount(0);
  await expect(async () => {
    await log(page).getByRole('article').first().scrollIntoViewIfNeeded();
    await expect(bubble(page, 'Number 0.')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  const texts = await log(page).getByRole('article').locator('p:first-of-type').allTextContents();
  expect(texts.filter((text) => text.startsWith('Number'))).toEqual(
    Array.from({ length: 70 }, (_, number) => `Number ${number}.`),
  );
});

test('an address that leads to nobody, and messages that cannot be loaded: said, with a way on', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  await page.goto(`/messages?id=${randomUUID()}`);
  await expect(page.getByText('You have no conversation with this doctor.')).toBeVisible();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page.getByRole('link', { name: /Reception/ })).toBeVisible();
  await page.route(/\/r4\/$/, (route) => route.abort());
  await page.goto('/messages');
  await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute(/\/r4\/$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Reception/ })).toBeVisible();
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

test('A11: a doctor’s photo comes with the patient’s token; initials where it cannot be shown', async ({
  page,
  patient,
}) => {
  const { put } = hospitalFor(patient.id);
  const admit = async (family: string, bytes: Buffer) => {
    const binaryId = randomUUID();
    const doctor = await put<Practitioner>({
      resourceType: 'Practitioner',
      name: [{ family, given: ['Hari'], prefix: ['Dr.'] }],
      photo: [{ contentType: 'image/png', url: `Binary/${binaryId}` }],
    });
    const reference = `Practitioner/${doctor.id}`;
    await put<PractitionerRole>({
      resourceType: 'PractitionerRole',
      practitioner: { reference },
      organization: { reference: 'Organization/238488' },
    });
    const securityContext = { reference };
    const data = bytes.toString('base64');
    await put<Binary>({
      resourceType: 'Binary',
      id: binaryId,
      contentType: 'image/png',
      securityContext,
      data,
    });
    await conversationOf(patient.id, { reference }).thread();
  };
  await admit('Seen', buildPortrait(1, 'male'));
  await admit('Broken', Buffer.from('no picture at all'));
  await signIn(page, patient);
  await page.goto('/messages');
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  const photo = rows.filter({ hasText: 'Seen' }).locator('img');
  await expect(photo).toHaveAttribute('src', /^data:image\/png;base64,/);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  const broken = rows.filter({ hasText: 'Broken' });
  await expect(broken).toContainText('HB');
  await expect(broken.locator('img')).toHaveCount(0);
});
