import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectText } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { isLost, refuses } from '../../../test/fake-portal-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { keepWantedPage } from '../../session/sign-in/wanted-page.ts';

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

/** What was sent, without what the page reads. */
const tries = (asked: Asked[]) => asked.filter(({ path }) => path !== 'connect-record');

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
  expect(tries(asked)[0]?.body).toEqual({ code: 'K7QF2M9G', birth_date: '1984-03-12' });
  for (const text of ['S•••• S•••••', '19••', '••••••4521', '••••17']) await expectText(main, text);
  await expect
    .element(page.getByText('First name starts with S, last name starts with S'))
    .toBeInTheDocument();
  await expectAccessible();
  await press('Yes, connect my record');
  await expect.element(page.getByRole('heading', { name: 'Your record is connected' })).toBeVisible();
  expect(tries(asked)[1]).toEqual({ path: 'connect-record/confirm', body: { ticket: found.ticket } });
  for (const text of ['1 visit', '3 messages', '42 readings', 'On your other devices, sign in again.'])
    await expectText(main, text);
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
  expect(tries(asked)).toEqual([]);
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

test('the code of a QR is filled in, and is out of the address at once', async () => {
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}#K7QF2M9G`);
  const asked = await open({});
  await expect.element(page.getByLabelText('Code on your slip')).toHaveValue('K7QF-2M9G');
  expect(window.location.hash).toBe('');
  expect(JSON.stringify([localStorage, sessionStorage].map((store) => Object.values(store)))).not.toContain(
    'K7QF',
  );
  expect(asked).toEqual([]);
});

test('the code of a QR lasts over a sign-in beside the page, and is given once', async () => {
  keepWantedPage('/connect-record', '#K7QF2M9G');
  await open({});
  await expect.element(page.getByLabelText('Code on your slip')).toHaveValue('K7QF-2M9G');
  await open({});
  await expect.element(page.getByLabelText('Code on your slip')).toHaveValue('');
});

test('what is no code is not filled in', async () => {
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}#main`);
  await open({});
  await expect.element(page.getByLabelText('Code on your slip')).toHaveValue('');
});

test('an account that is connected already', async () => {
  await open({ 'connect-record/slip': () => refuses(409, 'already_connected') });
  await typeSlip();
  await expect.element(page.getByRole('heading', { name: 'Your record is already connected' })).toBeVisible();
});

const asked = () => ({
  outcome: 'asked',
  until: new Date(Date.now() + 10 * 60_000).toISOString(),
  again_at: new Date(Date.now() + 60_000).toISOString(),
});
const first = { state: 'first', can_connect: true, by_number: true, moved: {} };
const codeField = () => page.getByLabelText('Code', { exact: true });

async function typeNumber(number = ' p-204817 ') {
  await page.getByRole('radio', { name: 'Hospital number' }).click();
  await page.getByLabelText('Hospital number').last().fill(number);
  await page.getByLabelText('Day').fill('12');
  await page.getByRole('combobox', { name: 'Month' }).fill('March');
  await page.getByRole('option', { name: 'March' }).click();
  await page.getByLabelText('Year').fill('1984');
  await press('Text me a code');
}

/** Asks, and comes to where the code is typed. */
async function openCode(answers: Record<string, unknown>, more?: Parameters<typeof openPage>[2]) {
  const sent = await open({ 'connect-record': first, 'connect-record/number': asked, ...answers }, more);
  await typeNumber();
  await expect.element(page.getByRole('heading', { name: 'Type the code from the SMS' })).toBeVisible();
  return sent;
}

test.for([
  ['light', 390],
  ['dark', 320],
  ['dark', 1280],
] as const)('hospital number, code, “Is this you?”, connected: %s, %i wide', async ([theme, width]) => {
  const sent = await open(
    {
      'connect-record': first,
      'connect-record/number': asked,
      'connect-record/code': found,
      'connect-record/confirm': { outcome: 'connected' },
    },
    { theme, width },
  );
  await page.getByRole('radio', { name: 'Hospital number' }).click();
  await expectText(main, 'We’ll text a code to the mobile number that the hospital has for you.');
  await expectAccessible();
  await typeNumber();
  await expectText(main, 'If your details fit a record, a code was sent to the mobile number');
  await expectText(main, 'or you’re under 16');
  await expect.element(codeField()).toHaveFocus();
  await expect.element(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(page.getByRole('button', { name: 'Text me a new code' })).toBeDisabled();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
  await codeField().fill('४८२ ९१३');
  await expect.element(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await press('Yes, connect my record');
  await expect.element(page.getByRole('heading', { name: 'Your record is connected' })).toBeVisible();
  expect(sent.filter(({ body }) => body !== undefined)).toEqual([
    { path: 'connect-record/number', body: { number: 'p-204817', birth_date: '1984-03-12' } },
    { path: 'connect-record/code', body: { code: '482913' } },
    { path: 'connect-record/confirm', body: { ticket: found.ticket } },
  ]);
  expect(window.location.href).not.toMatch(/204817|482913|1984/);
});

test('without SMS, or without an answer, there is the slip alone', async () => {
  for (const state of [{ ...first, by_number: false }, () => refuses(503, 'unavailable')]) {
    await open({ 'connect-record': state });
    await expect.element(page.getByLabelText('Code on your slip')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Hospital number' })).not.toBeInTheDocument();
  }
});

test('after a reload the code can be typed; a new one needs the details again', async () => {
  await open({
    'connect-record': { ...first, code: { ...asked(), again_at: new Date().toISOString() } },
    'connect-record/code': found,
  });
  await expect.element(codeField()).toBeVisible();
  await press('Text me a new code');
  await expect.element(page.getByRole('button', { name: 'Text me a code' })).toBeVisible();
});

test('a wrong code: tries left, and what was typed stays', async () => {
  await openCode({ 'connect-record/code': { outcome: 'wrong', tries_left: 4 } });
  await codeField().fill('482913');
  await expectText(main, 'The code isn’t right. Check it and try again. Tries left: 4');
  await expect.element(codeField()).toHaveValue('482913');
  await expectAccessible();
});

test('a code that has expired is asked for anew, with the same details', async () => {
  let count = 0;
  const sent = await openCode({
    'connect-record/number': () => {
      count += 1;
      return count === 1
        ? { outcome: 'asked', until: new Date().toISOString(), again_at: new Date().toISOString() }
        : asked();
    },
  });
  await expectText(main, 'This code doesn’t work any more. Please ask for a new one.');
  await expect.element(codeField()).not.toBeInTheDocument();
  await expectAccessible();
  await press('Text me a new code');
  await expect.element(codeField()).toBeVisible();
  const asks = sent.filter(({ path }) => path === 'connect-record/number');
  expect(asks).toHaveLength(2);
  expect(asks[1]).toEqual(asks[0]);
});

test('a code that the server knows no more', async () => {
  await openCode({ 'connect-record/code': { outcome: 'ended' } });
  await codeField().fill('482913');
  await expectText(main, 'This code doesn’t work any more. Please ask for a new one.');
});

test('locked after too many codes, and no record that can be connected', async () => {
  await openCode({ 'connect-record/code': { outcome: 'locked', until: '2026-11-19T10:25:00Z' } });
  await codeField().fill('482913');
  await expect.element(page.getByRole('heading', { name: 'Locked after too many tries' })).toBeVisible();
  await expectText(main, '19 Nov 2026');
  await openCode({ 'connect-record/code': { outcome: 'desk' } });
  await codeField().fill('482913');
  await expectText(main, 'The desk can. Bring a photo ID.');
});

test('no answer: the code and the form stay, and it is no try', async () => {
  await openCode({ 'connect-record/code': () => refuses(503, 'unavailable') });
  await codeField().fill('482913');
  await expectText(main, 'This didn’t count as a try.');
  await expect.element(codeField()).toHaveValue('482913');
  await open({ 'connect-record': first, 'connect-record/number': () => isLost() });
  await typeNumber();
  await expectText(main, 'The hospital isn’t answering. Please try again in a few minutes.');
  await expect.element(page.getByLabelText('Hospital number').last()).toHaveValue(' p-204817 ');
});

test('asked too often: when again; or the code of before, where the answer to it was lost', async () => {
  const later = { outcome: 'later', until: '2026-11-19T10:25:00Z' };
  await open({ 'connect-record': first, 'connect-record/number': later });
  await typeNumber();
  await expectText(main, 'You can ask again after 19 Nov 2026');
  let reads = 0;
  await open({
    'connect-record': () => {
      reads += 1;
      return reads === 1 ? first : { ...first, code: asked() };
    },
    'connect-record/number': later,
  });
  await typeNumber();
  await expect.element(codeField()).toBeVisible();
});

test('“No, this isn’t me” after a code leads to the desk', async () => {
  await openCode({
    'connect-record/code': found,
    'connect-record/refuse': () => new Response(null, { status: 204 }),
  });
  await codeField().fill('482913');
  await press('No, this isn’t me');
  await expectText(main, 'Your number may be in another person’s record. Tell the desk.');
  await expect.element(page.getByRole('button', { name: 'Use another slip' })).not.toBeInTheDocument();
});

test('a phone that reads the code of the SMS itself', async () => {
  vi.stubGlobal('OTPCredential', vi.fn());
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue({ code: '482913' } as unknown as Credential);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const sent = await open({
    'connect-record': { ...first, code: asked() },
    'connect-record/code': found,
  });
  await expect.element(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ code: '482913' });
});

test('the hospital number in Nepali', async () => {
  await open(
    { 'connect-record': first, 'connect-record/number': asked },
    { locale: 'np', width: 320, dates: 'bs' },
  );
  await page.getByRole('radio', { name: 'अस्पताल नम्बर' }).click();
  await page.getByLabelText('अस्पताल नम्बर').last().fill('P-204817');
  await page.getByLabelText('दिन').fill('29');
  await page.getByRole('combobox', { name: 'महिना' }).fill('फागुन');
  await page.getByRole('option', { name: 'फागुन' }).click();
  await page.getByLabelText('वर्ष').fill('2040');
  await expectAccessible();
  await press('मलाई कोड पठाउनुहोस्');
  await expect.element(page.getByRole('heading', { name: 'एसएमएसमा आएको कोड लेख्नुहोस्' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible();
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
  expect(tries(asked)[0]?.body).toEqual({ code: 'K7QF2M9G', birth_date: '1984-03-12' });
  await expectText(main, '१९••');
  await expectAccessible();
});
