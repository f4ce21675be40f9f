import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectText } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { isLost, refuses } from '../../../test/fake-portal-api.ts';
import { openPage } from '../../../test/open-page.tsx';

type Asked = { path: string; body: unknown };
const found = {
  outcome: 'found',
  ticket: 'ticket-of-a-test',
  facts: { given: 'S', family: 'S', century: '19', mobile: '4521', number: '17' },
};
const main = page.getByRole('main');
const press = (name: string) => page.getByRole('button', { name }).click();

async function open(answers: Record<string, unknown>, more: Parameters<typeof openPage>[2] = {}) {
  const asked: Asked[] = [];
  await openPage('/connect-record', recordOf().answer, {
    portal: ({ path, body }) => {
      if (!path.startsWith('connect-record')) return undefined;
      asked.push({ path, body });
      const answer = answers[path];
      return typeof answer === 'function' ? (answer as () => unknown)() : answer;
    },
    ...more,
  });
  return asked;
}

async function typeSlip(code = 'k7qf-2m9g') {
  await page.getByLabelText('Code on your slip').fill(code);
  await page.getByLabelText('Day').fill('12');
  await page.getByRole('combobox', { name: 'Month' }).fill('March');
  await page.getByRole('option', { name: 'March' }).click();
  await page.getByLabelText('Year').fill('१९८४');
  await press('Find my record');
}

test('slip, “Is this you?”, connected', async () => {
  const asked = await open({
    'connect-record/slip': found,
    'connect-record/confirm': { outcome: 'connected' },
    'connect-record': {
      state: 'connected',
      can_connect: false,
      moved: { Appointment: 1, Communication: 3, Observation: 42 },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'The slip from the desk' })).toBeVisible();
  await expectAccessible();
  await typeSlip();
  await expect.element(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  expect(asked[0]?.body).toEqual({ code: 'K7QF2M9G', birth_date: '1984-03-12' });
  for (const text of ['S•••• S•••••', '19••', '••••••4521', '••••17']) await expectText(main, text);
  await expect
    .element(page.getByText('First name starts with S, last name starts with S'))
    .toBeInTheDocument();
  await expectAccessible();
  await press('Yes, connect my record');
  await expect.element(page.getByRole('heading', { name: 'Your record is connected' })).toBeVisible();
  expect(asked[1]).toEqual({ path: 'connect-record/confirm', body: { ticket: found.ticket } });
  for (const text of ['1 visit', '3 messages', '42 readings']) await expectText(main, text);
  await expectAccessible();
});

test('“No, this isn’t me” spends the slip', async () => {
  const asked = await open({
    'connect-record/slip': found,
    'connect-record/refuse': () => new Response(null, { status: 204 }),
  });
  await typeSlip();
  await press('No, this isn’t me');
  await expectText(main, 'Thanks for telling us');
  expect(asked.at(-1)).toEqual({ path: 'connect-record/refuse', body: { ticket: found.ticket } });
  await press('Use another slip');
  await expect.element(page.getByLabelText('Code on your slip')).toBeVisible();
});

test('a wrong code or date: never which of the two, and what was typed stays', async () => {
  await open({ 'connect-record/slip': { outcome: 'wrong', tries_left: 4 } });
  await typeSlip();
  await expectText(
    main,
    'The code or the date of birth isn’t right. Check both and try again. Tries left: 4',
  );
  await expect.element(page.getByLabelText('Code on your slip')).toHaveValue('k7qf-2m9g');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible();
});

test('what cannot be a code, or a day, is not sent', async () => {
  const asked = await open({});
  await typeSlip('k7qf');
  await expectText(main, 'Please check the code (8 letters and digits) and the date.');
  expect(asked).toEqual([]);
});

test.for([
  [{ outcome: 'used', at: '2026-11-16T10:25:00Z' }, 'This slip has been used', '16 Nov 2026'],
  [{ outcome: 'expired', at: '2026-11-16T10:25:00Z' }, 'This slip has expired', '16 Nov 2026'],
  [{ outcome: 'locked', until: '2026-11-19T10:25:00Z' }, 'Locked after too many tries', '19 Nov 2026'],
  [{ outcome: 'elsewhere' }, 'This record is connected to another account', 'Only the desk can change that.'],
  [{ outcome: 'desk' }, 'We can’t connect this record here', 'Bring the slip and a photo ID.'],
] as const)('%j', async ([answer, title, text]) => {
  await open({ 'connect-record/slip': answer });
  await typeSlip();
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expectText(main, text);
  await expect.element(page.getByLabelText('Code on your slip')).not.toBeInTheDocument();
  await expectAccessible();
});

test('no answer from the hospital is no try; the form stays', async () => {
  await open({ 'connect-record/slip': () => refuses(503, 'unavailable') });
  await typeSlip();
  await expectText(main, 'This didn’t count as a try.');
  await expect.element(page.getByLabelText('Code on your slip')).toHaveValue('k7qf-2m9g');
});

test('a connection that is lost while it is confirmed can be confirmed again', async () => {
  let isAway = true;
  await open({
    'connect-record/slip': found,
    'connect-record/confirm': () => (isAway ? isLost() : { outcome: 'connecting' }),
  });
  await typeSlip();
  await press('Yes, connect my record');
  await expectText(main, 'Nothing is lost. Please try again.');
  isAway = false;
  await press('Yes, connect my record');
  await expect.element(page.getByRole('heading', { name: 'We’re connecting your record' })).toBeVisible();
});

test('a ticket that has ended leads back to the slip', async () => {
  await open({ 'connect-record/slip': found, 'connect-record/confirm': () => refuses(400, 'ticket_ended') });
  await typeSlip();
  await press('Yes, connect my record');
  await expectText(main, 'Too much time has passed. Please type the code again.');
});

test('an account that is connected already', async () => {
  await open({ 'connect-record/slip': () => refuses(409, 'already_connected') });
  await typeSlip();
  await expect.element(page.getByRole('heading', { name: 'Your record is already connected' })).toBeVisible();
});

test('in Nepali, with a date of Bikram Sambat, on a wide screen', async () => {
  const asked = await open({ 'connect-record/slip': found }, { locale: 'np', width: 1280, dates: 'bs' });
  await page.getByLabelText('पर्चीको कोड').fill('K7QF2M9G');
  await page.getByLabelText('दिन').fill('२९');
  await page.getByRole('combobox', { name: 'महिना' }).fill('फागुन');
  await page.getByRole('option', { name: 'फागुन' }).click();
  await page.getByLabelText('वर्ष').fill('2040');
  await press('मेरो विवरण खोज्नुहोस्');
  await expect.element(page.getByRole('heading', { name: 'यो तपाईं नै हो?' })).toBeVisible();
  expect(asked[0]?.body).toEqual({ code: 'K7QF2M9G', birth_date: '1984-03-12' });
  await expectText(main, '१९••');
  await expectAccessible();
});
